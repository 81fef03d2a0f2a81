import { z } from 'zod';
import { setting } from '#platform/config/settings.ts';

/** Whether pages of the web are fetched for the desk. */
export const pageSettings = {
  FETCH_PAGES: setting(
    'Whether the desk fetches a page of the web whose address an analyst pastes, and keeps it as a document: on or off. Off without it: nothing goes out then. Only public addresses are asked, straight and never through a proxy.',
    'on',
    z.enum(['on', 'off']).default('off'),
  ),
};
