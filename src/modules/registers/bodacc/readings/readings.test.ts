import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { bodaccFilings } from './filings.ts';
import { kindOfJudgment, stageOfJudgment } from './judgments.ts';
import { bodaccNotices } from './notices.ts';

const readBytes = (reader: Reader, bytes: Uint8Array, subjectNumber: string) =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });
const read = (reader: Reader, results: readonly object[], total = results.length) =>
  readBytes(reader, new TextEncoder().encode(JSON.stringify({ total_count: total, results })), '999999901');
const announcement = (familleavis: string, more: object = {}) => ({
  id: 'B1',
  registre: ['999 999 901', '999999901'],
  dateparution: '2024-03-05',
  familleavis,
  familleavis_lib: 'Avis',
  typeavis: 'annonce',
  tribunal: 'Greffe de Paris',
  publicationavis: 'A',
  parution: '20240045',
  numeroannonce: 12,
  url_complete: 'https://www.bodacc.fr/pages/x',
  ...more,
});
const judged = (nature: string, more: object = {}) =>
  announcement('collective', { jugement: JSON.stringify({ nature, date: '2024-02-20' }), ...more });

test('what a court opens, goes on with, turns, closes and takes back is told apart', () => {
  const stages = {
    opened: [
      'Jugement d’ouverture de liquidation judiciaire',
      "Jugement d'ouverture d'une procédure de redressement judiciaire",
      "Jugement d'ouverture d'une procédure de sauvegarde",
      'Jugement prononçant la liquidation judiciaire',
      "Jugement d'extension de liquidation judiciaire",
      'Jugement de reprise de la procédure de liquidation judiciaire clôturée',
      'Jugement prononçant la liquidation judiciaire avec exécution provisoire',
      "Jugement d'ouverture d'une procédure de redressement judiciaire et ordonnant l'exécution provisoire",
      "Arrêt constatant l'insolvabilité et prononçant la liquidation judiciaire, exécution provisoire ordonnée",
      'Jugement déboutant le débiteur et ouvrant une procédure de liquidation',
      'Jugement constatant la cessation des paiements et ouvrant une procédure de liquidation judiciaire',
      'Jugement ouvrant le redressement judiciaire, date de cessation des paiements le 3 mars',
      "Jugement rejetant le recours et prononçant l'ouverture d'une liquidation",
      'Jugement mettant à néant le refus et prononçant la liquidation judiciaire',
      "Jugement mettant fin à la période d'observation et prononçant la liquidation judiciaire",
    ],
    under_way: [
      'Jugement arrêtant le plan de redressement',
      'Jugement arrêtant le plan de cession',
      "Dépôt de l'état des créances",
      'Jugement modifiant la date de cessation des paiements',
      'Jugement prorogeant le délai de clôture de la liquidation judiciaire',
      "Arrêt de la cour d'appel confirmant l'ouverture de la liquidation judiciaire",
      "Arrêt déclarant irrecevable l'appel contre le jugement d'ouverture",
      "Jugement de remplacement du commissaire à l'exécution du plan",
      "Jugement mettant fin à la mission de l'administrateur judiciaire",
      "Jugement mettant fin à la période d'observation",
      'Jugement prononçant la fin de la liquidation judiciaire simplifiée',
      "Ordonnance suspendant l'exécution provisoire du jugement d'ouverture",
      'Jugement prononçant la résolution du plan pour inexécution',
      "Arrêt rejetant l'appel du jugement prononçant la liquidation judiciaire",
      "Jugement mettant fin à la mission de l'administrateur nommé par le jugement ouvrant le redressement judiciaire",
    ],
    converted: [
      'Jugement de conversion en liquidation judiciaire de la procédure de redressement',
      'Jugement prononçant la résolution du plan de redressement et la liquidation judiciaire',
      'Jugement prononçant la résolution du plan de sauvegarde et ouvrant une procédure de redressement judiciaire',
      'Jugement prononçant la résolution pour inexécution du plan et ouvrant une liquidation judiciaire',
    ],
    closed: [
      "Jugement de clôture pour insuffisance d'actif",
      'Jugement de clôture pour extinction du passif',
      'Jugement prononçant la clôture de la procédure de liquidation judiciaire',
      'Jugement mettant fin à la procédure de sauvegarde ouverte le 3 mars',
      "Jugement constatant l'exécution du plan",
      "Jugement de clôture pour insuffisance d'actif, exécution provisoire ordonnée",
      "Jugement mettant fin à la mission du liquidateur et clôturant la procédure pour insuffisance d'actif",
      "Jugement mettant fin à la mission du liquidateur après clôture pour insuffisance d'actif",
      "Jugement mettant fin à la poursuite d'activité et prononçant la clôture",
    ],
    cancelled: [
      "Arrêt de la cour d'appel infirmant le jugement d'ouverture",
      "Jugement d'annulation de l'ouverture de la liquidation judiciaire",
      "Rétractation du jugement d'ouverture",
      "Jugement mettant à néant le jugement d'ouverture",
      "Jugement constatant la caducité du jugement d'ouverture",
      "Jugement prononçant la nullité du jugement d'ouverture",
      "Arrêt de la Cour de cassation cassant l'arrêt ouvrant la liquidation judiciaire",
      "Jugement déboutant le créancier de sa demande d'ouverture",
      "Désistement de la demande d'ouverture",
      "Jugement rejetant la demande d'ouverture d'une procédure de sauvegarde",
    ],
    unstated: ['Jugement', 'Jugement prononçant la faillite personnelle'],
  };
  for (const [stage, natures] of Object.entries(stages))
    for (const nature of natures) assert.equal(stageOfJudgment(nature), stage, nature);
  assert.deepEqual(
    ['liquidation judiciaire', 'procédure de sauvegarde', 'interdiction de gérer', 'Jugement'].map(
      kindOfJudgment,
    ),
    ['insolvency', 'restructuring', 'other', 'insolvency'],
  );
});

test('announcements are notices with court and day, those of others none, and an annulment cancels', () => {
  const { findings, remarks } = read(
    bodaccNotices,
    [
      judged('Jugement d’ouverture de liquidation judiciaire'),
      judged('Jugement d’ouverture de redressement judiciaire', { typeavis: 'annulation' }),
      announcement('collective', { jugement: '{"nature' }),
      announcement('radiation', { url_complete: 'https://evil.example/' }),
      announcement('vente'),
      announcement('dpc'),
      judged('Jugement de clôture', { registre: ['999999902'] }),
    ],
    250,
  );
  assert.deepEqual(
    findings.map((one) => one.kind === 'notice' && [one.noticeKind, one.stage, one.day, one.role, one.place]),
    [
      ['insolvency', 'opened', '2024-02-20', 'debtor', '/results/0'],
      ['restructuring', 'cancelled', '2024-02-20', 'debtor', '/results/1'],
      ['insolvency', 'unstated', '2024-03-05', 'debtor', '/results/2'],
      ['strike_off', 'closed', '2024-03-05', undefined, '/results/3'],
      ['sale_of_business', 'unstated', '2024-03-05', undefined, '/results/4'],
    ],
  );
  const [first, , , struck] = findings;
  assert.ok(first?.kind === 'notice' && struck?.kind === 'notice');
  assert.deepEqual(
    [first.authority, first.number, first.url],
    ['Greffe de Paris', 'BODACC A 20240045 12', 'https://www.bodacc.fr/pages/x'],
  );
  assert.equal(struck.url, undefined);
  assert.equal(remarks[0]?.remark, 'older announcements did not come');
});

test('accounts and changes are filings', () => {
  const { findings } = read(bodaccFilings, [
    announcement('dpc', { depot: { typeDepot: 'Comptes annuels', dateCloture: '2023-12-31' } }),
    announcement('modification', {
      modificationsgenerales: '{"descriptif":"Modification survenue sur le capital"}',
    }),
    announcement('collective'),
  ]);
  assert.deepEqual(
    findings.map((one) => one.kind === 'filing' && [one.filingKind, one.title]),
    [
      ['accounts', 'Avis: Comptes annuels, exercice clos le 2023-12-31'],
      ['capital_change', 'Avis: Modification survenue sur le capital'],
    ],
  );
  assert.equal(read(bodaccFilings, []).state, 'nothing_found');
});

const file = join(import.meta.dirname, '../../../../../../shared/data/notices/fr/bodacc-reduced.json');
const skip = existsSync(file) ? false : 'the recorded answer is not here';

test('the recorded announcements are read', { skip }, () => {
  const bytes = readFileSync(file);
  const notices = readBytes(bodaccNotices, bytes, '880878145').findings;
  assert.deepEqual(
    notices.map((one) => one.kind === 'notice' && [one.noticeKind, one.stage, one.day]),
    [['strike_off', 'closed', '2022-11-23']],
  );
  const filings = readBytes(bodaccFilings, bytes, '880878145').findings;
  assert.deepEqual(
    filings.map((one) => one.kind === 'filing' && one.filingKind),
    ['dissolution', 'accounts', 'accounts'],
  );
  assert.deepEqual(readBytes(bodaccNotices, bytes, '999999901').findings, []);
});
