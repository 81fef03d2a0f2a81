import { readRatingPassport, recomputeRating } from '#modules/reports/rating/rating-passport.ts';
import { FileRefused, readBounded } from '#platform/files/read-bounded.ts';

const help = `Computes a rating anew from its passport, and says whether it is the one that the passport states.

  node bin/recompute-rating.ts FILE

  FILE    A rating passport (JSON), or the JSON of a report that carries one as ratingPassport.
  --help  Prints this.

Exit code: 0 the same, 1 not the same, 2 the file cannot be read or is no passport.
`;

/** A passport has 20 kB, a record that carries one 300. */
const maxBytes = 64 * 1024 * 1024;

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof FileRefused)) throw error;
  console.error(error.message);
  return 2;
});

async function main([file = '--help', ...more]: readonly string[]): Promise<number> {
  if (file === '--help') {
    console.log(help);
    return 0;
  }
  if (file.startsWith('-') || more.length > 0) {
    console.error(help);
    return 2;
  }
  const passport = readPassport((await readBounded(file, maxBytes)).toString());
  if (passport === undefined) {
    console.error(`${file} is no rating passport`);
    return 2;
  }
  const { rating, differs } = recomputeRating(passport);
  const { currency } = passport.input;
  const limitOf = (amount: number | null) => (amount === null ? 'none' : `${amount} ${currency}`);
  console.log(`method   ${rating.version}, as of ${passport.asOf}`);
  console.log(
    `grade    ${rating.grade ?? 'no rating'} (the passport: ${passport.rating.grade ?? 'no rating'})`,
  );
  console.log(
    `score    ${(rating.scoreTenths / 10).toFixed(1)} (the passport: ${(passport.rating.scoreTenths / 10).toFixed(1)})`,
  );
  console.log(
    `limit    ${limitOf(rating.limit.amount)} (the passport: ${limitOf(passport.rating.limit.amount)})`,
  );
  console.log(differs.length === 0 ? 'the same' : `not the same: ${differs.join(', ')}`);
  return differs.length === 0 ? 0 : 1;
}

function readPassport(text: string) {
  try {
    return readRatingPassport(JSON.parse(text));
  } catch {
    return undefined;
  }
}
