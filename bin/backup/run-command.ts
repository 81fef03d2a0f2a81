type Work = () => Promise<string>;

/** Runs a command that ends with a sentence: 0 and the sentence, 1 and why not, 2 and the help for wrong words. */
export async function runCommand(
  help: string,
  understand: () => Promise<Work | 'help' | 'wrong'>,
): Promise<number> {
  let work: Work | 'help' | 'wrong' = 'wrong';
  try {
    work = await understand();
  } catch (error) {
    console.error(wordsOf(error));
    return 2;
  }
  if (work === 'help') {
    console.log(help);
    return 0;
  }
  if (work === 'wrong') {
    console.error(help);
    return 2;
  }
  try {
    console.log(await work());
    return 0;
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
