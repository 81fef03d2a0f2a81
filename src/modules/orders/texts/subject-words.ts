/** What a company is asked for by. */
type Asked = Readonly<{ name: string; regCode: string; vatCode: string }>;
/** As much of an order's subject as is said of it. */
type Subject = (Asked & { kind: 'company' }) | { kind: 'request'; request: Asked };

/** The name a report, a page and a mail call the company by. */
export function subjectName(subject: Subject): string {
  if (subject.kind === 'company') return subject.name;
  const { name, regCode, vatCode } = subject.request;
  return name || regCode || vatCode;
}

/** Its number in the register, else that for tax; empty where nobody gave one, or it serves as the name. */
export function subjectNumber(subject: Subject): string {
  const { regCode, vatCode } = subject.kind === 'company' ? subject : subject.request;
  const number = regCode || vatCode;
  return number === subjectName(subject) ? '' : number;
}

/** Everything a company was looked for by, in one line. */
export function askedWords(subject: Subject): string {
  return subjectNames(subject).filter(Boolean).join(', ');
}

/** What a company is named by, each as it was registered or asked for. */
export function subjectNames(subject: Subject): string[] {
  const { name, regCode, vatCode } = subject.kind === 'company' ? subject : subject.request;
  return [name, regCode, vatCode];
}
