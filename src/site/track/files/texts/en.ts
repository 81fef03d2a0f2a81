/** Papers that a customer gives the analyst. */
const files = {
  title: 'Papers for the analyst',
  lead: 'A contract, an invoice, a letter of the company: whatever helps to find or to judge it. Only our people see it, it is not printed anywhere, and it is erased with the order.',
  choose: (room: number) =>
    room === 1 ? 'One more file: PDF, JPEG or PNG, 5 MB' : `Up to ${room} files: PDF, JPEG or PNG, 5 MB each`,
  send: 'Send to the analyst',
  sending: 'Sending…',
  none: 'Choose a file first',
  tooMany: (room: number) => (room === 1 ? 'Choose one file' : `Choose up to ${room} files`),
  types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' },
  file: (number: number, type: string, kilobytes: number) => `File ${number}: ${type}, ${kilobytes} kB`,
  full: 'All three files have arrived. Send others in answer to any of our mails.',
  over: 'No more files are taken for this order.',
  byMail: 'Send them in answer to any of our mails.',
  unreachable: 'Not every file could be sent. Those in the list have arrived; please try the others again.',
};

export const en = { files };
