import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The contact form, on the home page and on its own. */
const contact = {
  pageTitle: 'Contact',
  description:
    'Ask us about a report, a country or an order. Leave a name, a phone number and an e-mail, and we will contact you.',
  title: 'Still have questions?',
  lead: 'Leave a request and we will contact you',
  /** A question and its answer, as an example. */
  example: {
    asked: 'Can you check a company in Jersey if I know only its name?',
    answered:
      'Yes: the register there is searched by name. Owners are not open to the public; the report says so.',
    source: 'Companies Registry, Jersey',
  },
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'Digits and hyphens',
  email: 'E-mail',
  message: 'Message',
  privacyBefore: 'We use these details to answer you and for nothing else: ',
  privacy: 'privacy policy',
  dataBefore: 'Is it about data on you, or a mistake about you in a report? ',
  data: 'Ask about your data',
  send: 'Send',
  thanks: 'Thank you! Your data has been successfully submitted',
};

/** What forms say while they are on their way and when they do not arrive. */
const sending = {
  busy: 'Sending…',
  failedTitle: 'Not sent',
  unreachable: 'The server does not answer. Check the connection and send it again.',
  tooMany: 'There were too many requests from here. Wait a minute and send it again.',
  fault: 'Something went wrong on our side. Wait a minute and send it again.',
  kept: 'Everything you typed is still here.',
  writeInstead: 'Or write to us: ',
};

/** The page of reviews. */
const reviews = {
  title: 'Reviews',
  description:
    'What customers say about the reports they received. Every review belongs to a delivered order.',
  heading: 'Reviews',
  aside: 'Rating, and who may write',
  lead: 'Written by customers after their report was delivered: one review for one order.',
  titleOfPage: (page: number) => `Reviews, page ${page}`,
  rating: (rating: number) => `${rating} out of 5`,
  average: (average: string) => `${average} out of 5 on average`,
  count: (count: number) => `${count} ${plural(count, { one: 'review', other: 'reviews' })}`,
  summaryTitle: 'Rating',
  byRating: 'Reviews by rating',
  ratingColumn: 'Rating',
  shareColumn: 'Share',
  countColumn: 'Reviews',
  stars: (rating: number) => `${rating} ${plural(rating, { one: 'star', other: 'stars' })}`,
  listTitle: 'All reviews',
  range: (from: number, to: number, total: number) =>
    total === 1 ? '1 review' : `${from}–${to} of ${total} reviews`,
  reportOn: (country: string) => `Report: ${country}`,
  writtenIn: languageWords({ en: 'In English', ru: 'In Russian' }, (name) => name),
  reply: 'Our answer',
  pages: 'Pages of reviews',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Fetching the reviews…',
  noSuchPage: 'There is no such page of reviews.',
  noneTitle: 'No reviews yet',
  noneText:
    'Nobody has written one so far, and we do not make any up. The first review appears here as soon as a customer writes it and we have read it.',
  whoTitle: 'Who can write a review',
  who: [
    'A customer whose report has been delivered. An account alone is not enough, and one order has one review.',
    'Open the link of your order, which is in every mail about it. When the report is delivered, the form “Rate this report” is there.',
    'We read each review before it is published. Company names in it are shown only if you type them.',
  ],
  order: 'Choose a country and order a report',
};

export const en = { contact, sending, reviews };
