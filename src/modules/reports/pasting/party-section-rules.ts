/** Which sections take a pasted table; apart from how it is read, which is more than a page needs to know before. */
export { isPartySection, type PartySection } from './party-sections.ts';
