import { readFileSync } from 'node:fs';
import { readRatingPassport, recomputeRating } from '#modules/reports/rating/rating-passport.ts';

const help = `Computes a rating anew from its passport, and says whether it is the one that the passport states.

  node bin/recompute-rating.ts FILE

  FILE    A rating passport (JSON), or the JSON of a report that carries one as ratingPassport.
  --help  Prints this.

Exit code: 0 the same, 1 not the same, 2 the file is no passport.
`;

process.exitCode = main(process.argv.slice(2));

function main([file = '--help']: readonly string[]): number {
  if (file === '--help') {
    console.log(help);
    return 0;
  }
  const passport = readPassport(file);
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

function readPassport(file: string) {
  try {
    return readRatingPassport(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
