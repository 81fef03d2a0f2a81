import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { AccountsService, OwnAccount } from '#modules/accounts/service.ts';
import type { DataRequestsService } from '#modules/data-requests/service.ts';
import type { FeedbackService } from '#modules/feedback/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createZip } from '#platform/files/zip.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import { creditOf } from './own-debts.ts';
import { type OrderDeps, ordersOf, reportFilesOf } from './own-orders.ts';
import { readme } from './readme.ts';

/** Everything kept about `actor` as a zip file, made while it is read. Throws 401. */
export type ExportData = (actor: Actor) => Promise<FileReply>;

/** What a person takes along: JSON for what is in tables, and files as they are. */
export function createExportData(
  deps: OrderDeps & {
    db: Db;
    clock: Clock;
    accounts: AccountsService;
    feedback: FeedbackService;
    dataRequests: Pick<DataRequestsService, 'exportOf'>;
  },
): ExportData {
  const { db, clock, accounts, feedback, dataRequests, orders, reports } = deps;

  return async (actor) => {
    const own = await accounts.exportAndErasure.get(db, actor);
    const { accountId, email, locale } = own;
    const list = await orders.listOfOwner(db, { accountId, email });
    const questions = await feedback.questions.exportOf(db, email);
    const requests = await dataRequests.exportOf(db, email);
    const now = clock.now();
    await db.transaction().execute((tx) => accounts.exportAndErasure.noteExport(tx, accountId, actor));
    const zip = createZip(now);
    zip.addText('README.txt', readme(locale, { email, at: now }));
    addAccount(zip, own);
    zip.addJson('orders.json', await ordersOf(deps, list, locale));
    zip.addJson('credit.json', await creditOf(deps, accountId));
    zip.addJson(
      'questions.json',
      // Who of the staff answered is their data.
      questions.map(({ answeredBy: _staff, ...question }) => question),
    );
    zip.addJson(
      'data-requests.json',
      requests.map(({ assigneeId: _staff, ...request }) => request),
    );
    // The documents are the bulk of it: each is read when its turn comes.
    for (const { name, sha256 } of await reportFilesOf(deps, list)) {
      zip.addLater(`reports/${name}`, () => reports.readReportFile(sha256));
    }
    return { bytes: zip.end(), fileName: `countercheck-data-${now.toISOString().slice(0, 10)}.zip` };
  };
}

function addAccount(zip: ReturnType<typeof createZip>, own: OwnAccount): void {
  zip.addJson('profile.json', own.profile);
  zip.addJson('sign-ins.json', own.signIns);
  zip.addJson('account-events.json', own.events);
  zip.addJson('security-events.json', own.securityEvents);
  zip.addJson('notification-addresses.json', own.notificationAddresses);
  zip.addJson('company.json', own.company);
  if (own.avatar !== null) zip.addBytes('avatar.webp', own.avatar);
}
