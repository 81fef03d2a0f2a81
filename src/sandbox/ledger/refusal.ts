/** The gateway understood and says no; `code` is part of the API. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

export function refusalBody(code: string, message: string): { error: { code: string; message: string } } {
  return { error: { code, message } };
}
