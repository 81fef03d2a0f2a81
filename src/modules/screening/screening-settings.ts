import { z } from 'zod';
import { setting } from '#platform/config/settings.ts';
import { parseRefreshPlans, type RefreshPlan } from '#platform/refresh/refresh-plan.ts';
import { findListSource, listSources } from './lists/list-sources.ts';

const codes = listSources.map(({ code }) => code).join(', ');

/** Which lists are kept fresh from where. */
const listRefresh = z
  .string()
  .max(5_000)
  .default('')
  .transform((text, context): RefreshPlan[] => {
    const plans = parseRefreshPlans(text);
    if (plans?.every(({ source, isFull }) => findListSource(source) !== undefined && !isFull)) return plans;
    context.addIssue({
      code: 'custom',
      message: `must be like un=/data/in/un*.xml daily, with a full path or an http(s) address; lists are ${codes}`,
    });
    return z.NEVER;
  });

/** What whoever runs an installation sets for screening. */
export const screeningSettings = {
  LIST_REFRESH: setting(
    `Screening lists that are imported by themselves: list=PATH or address, how often (hourly, daily, weekly); separated by semicolons. Of a path with * the newest file is taken. Lists: ${codes}.`,
    'un=https://scsanctions.un.org/resources/xml/en/consolidated.xml daily',
    listRefresh,
  ),
};
