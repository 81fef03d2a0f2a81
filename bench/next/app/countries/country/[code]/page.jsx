import { notFound } from 'next/navigation';
import { CountryPage } from '../../../../generated/CountryPage.jsx';
import { readCountry } from '../../../../generated/content.js';

/** Drawn anew for every request, like our page without its cache. */
export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  const { code } = await params;
  const content = await readCountry(code);
  return content === undefined ? notFound() : <CountryPage content={content} />;
}
