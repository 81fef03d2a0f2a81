import { writeSlices } from './countries/write-slices.ts';

// Writes what the rooms read of content/countries: the files *-of-countries.json.
try {
  for (const file of writeSlices()) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
