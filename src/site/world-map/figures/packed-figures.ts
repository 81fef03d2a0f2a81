import {
  type Figures,
  type OwnersAccess,
  ownersAccesses,
  type RegisterDepth,
  registerDepths,
} from './figures.ts';
import type { Offer } from './offer.ts';

/** Figures of many countries: the offers once, of each country three places, `2.0.3`; the first is empty without an offer. */
export type PackedFigures = Readonly<{ offers: readonly Offer[]; places: readonly string[] }>;

/** As objects they would weigh more in the page than the countries themselves. */
export function packFigures(figures: readonly Figures[]): PackedFigures {
  const offers = new Map<string, Offer>();
  for (const { offer } of figures) if (offer !== undefined) offers.set(JSON.stringify(offer), offer);
  const keys = [...offers.keys()];
  return {
    offers: [...offers.values()],
    places: figures.map(({ offer, register, owners }) => {
      const at = offer === undefined ? '' : keys.indexOf(JSON.stringify(offer));
      return `${at}.${registerDepths.indexOf(register)}.${ownersAccesses.indexOf(owners)}`;
    }),
  };
}

/** The same again, in the order in which they were packed. */
export function unpackFigures({ offers, places }: PackedFigures): Figures[] {
  return places.map((place) => {
    const [offer = '', register = '', owners = ''] = place.split('.');
    const depth: RegisterDepth = registerDepths[Number(register)] ?? 'closed';
    const access: OwnersAccess = ownersAccesses[Number(owners)] ?? 'unknown';
    return { offer: offer === '' ? undefined : offers[Number(offer)], register: depth, owners: access };
  });
}
