import { useEffect, useRef, useState } from 'react';
import { parseLocale } from '#kernel/locale.ts';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { callApi } from '../../api/call-api.ts';

const none: readonly SuggestedCompanyView[] = [];
const least = 2;
const most = 100;
/** A pause this long in typing is worth a question. */
const pauseMs = 150;
/** A server that has just refused or failed is left alone for so long. */
const restMs = 10_000;

/**
 * Companies whose name goes on from `typed`, a moment after the last key; empty while there is nothing to say. Questions
 * that have been overtaken are broken off, and whatever goes wrong only leaves the field as plain as it was.
 */
export function useSuggestions(country: string, typed: string): readonly SuggestedCompanyView[] {
  const [found, setFound] = useState<readonly SuggestedCompanyView[]>([]);
  const restUntil = useRef(0);
  const text = typed.trim();
  const isAskable = text.length >= least && text.length <= most;
  useEffect(() => {
    if (!isAskable) {
      setFound([]);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      if (Date.now() < restUntil.current) return setFound([]);
      const companies = await ask(country, text, overtaken.signal);
      if (overtaken.signal.aborted) return;
      if (companies === undefined) restUntil.current = Date.now() + restMs;
      setFound(companies ?? []);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [country, text, isAskable]);
  return isAskable ? found : none;
}

/** Undefined where there is no good answer. The contract is not imported for one path: it would bring zod along. */
async function ask(
  country: string,
  text: string,
  signal: AbortSignal,
): Promise<SuggestedCompanyView[] | undefined> {
  try {
    const path = `/companies/suggest?${new URLSearchParams({ country, q: text })}` as const;
    const locale = parseLocale(document.documentElement.lang);
    const response = await callApi({ method: 'GET', path, locale, signal });
    if (!response.ok) return undefined;
    const json: unknown = await response.json();
    const isList = typeof json === 'object' && json !== null && 'companies' in json;
    return isList && Array.isArray(json.companies) ? json.companies.filter(isSuggestion) : undefined;
  } catch {
    return undefined;
  }
}

function isSuggestion(one: unknown): one is SuggestedCompanyView {
  return typeof one === 'object' && one !== null && 'id' in one && 'name' in one && 'matchedName' in one;
}
