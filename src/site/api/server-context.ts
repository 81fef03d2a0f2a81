import { createContext } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import type { Localized } from '#kernel/locale.ts';
import type { Theme } from '#kernel/theme.ts';
import type { Article, StandingPage } from '#modules/content/contract.ts';
import type { Moved } from '#modules/content/moved-rules.ts';
import type { Seller } from '#modules/sellers/contract.ts';

/** What the server tells a page about the request it answers. */
export type RequestInfo = Readonly<{
  /** Address of the site without a slash at its end, e.g. `https://example.org`. */
  publicUrl: string;
  /** Light until something else is chosen. */
  theme: Theme;
  requestId: string;
  /** Invented companies and test cards: the footer says so. */
  isDemo: boolean;
  /** Tariffs of at most so many business days are held at once; for slower ones the card is only checked first. */
  holdMaxDays: number;
  /** Undefined in a demonstration: no company is named. */
  seller: Seller | undefined;
  /** Origin of the hosted card page. */
  gatewayOrigin: string;
}>;

/** Set on a page that is the same for every visitor: the server may keep it and takes the header off again. */
export const sharedPageHeader = 'x-shared-page';

/** What a route module exports as `handle`. */
export type PageHandle = Readonly<{
  /** The page holds nothing of the visitor or of the moment: it is drawn once and kept until something changes. */
  isShared?: true;
  /** The page works as it is: its code comes at the visitor's first sign of interest. */
  isDeferred?: true;
  /** The page is many screens long: it is laid out part by part. */
  isLong?: true;
}>;

/** The API in the language of the requested path. */
export const apiContext = createContext<ApiClient>();

/** The API as whoever sent the request: for a file of a page that its script fetches with the token, never for a page. */
export const senderApiContext = createContext<ApiClient>();

/** A file as the API answered it. */
export type ApiFile = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array<ArrayBuffer>;
}>;

/** Asks the API for a file; the client of contracts reads JSON only. */
export type ApiFiles = (
  endpoint: Readonly<{ method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>,
  body: unknown,
) => Promise<ApiFile>;

/** Files of the API in the language of the requested path. */
export const apiFilesContext = createContext<ApiFiles>();

/** Texts of the site as they were published at the desk, by name: they win over the files. */
export type ReadPublishedTexts = () => Promise<
  Readonly<{
    articles: Readonly<Record<string, Localized<Article>>>;
    standingPages: Readonly<Record<string, Localized<StandingPage>>>;
    /** Where articles have moved. */
    moved: Moved;
  }>
>;
export const publishedTextsContext = createContext<ReadPublishedTexts>();

/** Nonce of the response's Content-Security-Policy; undefined where there is no policy. */
export const nonceContext = createContext<string | undefined>();

/** The page that was drawn, as its whole text. */
export const drawnPageContext = createContext<string | undefined>(undefined);

export const requestInfoContext = createContext<RequestInfo>();
