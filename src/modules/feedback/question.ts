import type { Locale } from '#kernel/locale.ts';

/** What a visitor asked by the contact form. */
export type Question = Readonly<{
  id: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The language of the page it was asked on, and of the answer. */
  locale: Locale;
  createdAt: Date;
  /** By when a person answers it. */
  dueAt: Date;
  answeredAt: Date | null;
  /** What we wrote, where it was written here. */
  answer: string | null;
  /** Account of the member of staff. */
  answeredBy: string | null;
}>;

/** A question as staff see it: where the receipt came back, the address is wrong and the phone is left. */
export type ListedQuestion = Question & Readonly<{ isReceiptRefused: boolean }>;

export type QuestionEvent = 'asked' | 'receipt_refused' | 'assigned' | 'put_back' | 'answered' | 'erased';
