import type { Reader, Reading } from '#findings/reading/reading.ts';
import { childrenOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import type { Placed } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { addressOf } from './address.ts';
import { maxFileBytes, nodeAt, recordsOf } from './record.ts';

/** Who a company is, out of a file of the state register of legal entities (ЕГРЮЛ). */
export const egrulProfile: Reader = {
  code: 'egrul/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxFileBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = recordsOf(bytes, subjectNumber).map(({ company, place }) => profileOf(company, place));
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(company: XmlNode, place: string): Profile {
  const of = (name: string) => company.attribute(name);
  const form = of('ПолнНаимОПФ');
  const code = of('КодОПФ');
  const before2002 = nodeAt(company, 'СвОбрЮЛ')?.attribute('ДатаРег');
  const founded = before2002 ?? of('ДатаОГРН');
  const ended = nodeAt(company, 'СвПрекрЮЛ')?.attribute('ДатаПрекрЮЛ');
  return {
    kind: 'profile',
    place,
    names: namesOf(nodeAt(company, 'СвНаимЮЛ'), `${place}/СвНаимЮЛ`),
    ...(form && {
      legalForm: {
        text: form,
        lang: 'ru',
        ...(code && { sourceCode: code }),
        place: `${place}/@ПолнНаимОПФ`,
      },
    }),
    identifiers: (
      [
        ['REG', 'ОГРН'],
        ['VAT', 'ИНН'],
        ['KPP', 'КПП'],
      ] as const
    ).flatMap(([scheme, name]) => {
      const value = of(name);
      return value ? [{ scheme, value, place: `${place}/@${name}` }] : [];
    }),
    status: { ...statusOf(company), place },
    ...(founded && {
      founded: { day: founded, place: `${place}/${before2002 ? 'СвОбрЮЛ/@ДатаРег' : '@ДатаОГРН'}` },
    }),
    ...(ended && { dissolved: { day: ended, place: `${place}/СвПрекрЮЛ` } }),
    jurisdiction: { code: 'RU', place },
    addresses: addressesOf(company, place),
    activities: activitiesOf(company, place),
    capital: childrenOf(company, 'СвУстКап').flatMap((capital) => {
      const amount = readAmount(capital.attribute('СумКап') ?? '');
      return amount === undefined
        ? []
        : [{ capitalKind: 'issued' as const, amount, currency: 'RUB', place: `${place}/СвУстКап` }];
    }),
    contacts: childrenOf(company, 'СвАдрЭлПочты').flatMap((mail) => {
      const value = mail.attribute('E-mail');
      return value ? [{ contactKind: 'email' as const, value, place: `${place}/СвАдрЭлПочты` }] : [];
    }),
    licences: childrenOf(company, 'СвЛицензия').map((licence, at) => licenceOf(licence, place, at)),
  };
}

function namesOf(names: XmlNode | undefined, place: string): Profile['names'] {
  const wanted = [
    ['legal', names?.attribute('НаимЮЛПолн')],
    ['trading', nodeAt(names, 'СвНаимЮЛСокр')?.attribute('НаимСокр') ?? names?.attribute('НаимЮЛСокр')],
    ['translated', nodeAt(names, 'СвНаимЮЛПолнИн')?.attribute('НаимПолн')],
  ] as const;
  return wanted.flatMap(([kind, text]) =>
    text ? [{ kind, text, ...(kind !== 'translated' && { lang: 'ru' }), place }] : [],
  );
}

/** A record without a word on its status is of a company that is there. */
function statusOf(company: XmlNode): Readonly<{ status: CompanyStatus; sourceWord: string; since?: string }> {
  const end = nodeAt(company, 'СвПрекрЮЛ');
  if (end !== undefined) {
    const since = end.attribute('ДатаПрекрЮЛ');
    const word = nodeAt(end, 'СпПрекрЮЛ')?.attribute('НаимСпПрекрЮЛ');
    return { status: 'Deleted', sourceWord: word ?? 'Прекращено', ...(since && { since }) };
  }
  const named = ['СвСтатус', 'СвРеорг'].flatMap((name) => childrenOf(company, name));
  const words = named.flatMap(
    (one) => nodeAt(one, 'СвСтатус')?.attribute('НаимСтатусЮЛ') ?? one.attribute('НаимСтатусЮЛ') ?? [],
  );
  const text = words.join('; ');
  return { status: meaningOf(text), sourceWord: text || 'Действующее' };
}

/** What the register's words mean; that it will strike a company off is no liquidation yet. */
function meaningOf(words: string): CompanyStatus {
  if (/ликвидац|конкурсн|банкрот/i.test(words)) return 'Liquidation';
  if (/реорганизац|наблюден|внешнее управление|оздоровлен/i.test(words)) return 'Reorganisation';
  return 'Active';
}

function addressesOf(company: XmlNode, place: string): Profile['addresses'] {
  const registered = addressOf(nodeAt(company, 'СвАдресЮЛ'));
  const parts = nodeAt(company, 'СвПодразд')?.children ?? [];
  const branches = parts.flatMap((branch, at) => {
    const found = addressOf(branch);
    const name = nodeAt(branch, 'СвНаим')?.attribute('НаимПолн');
    return found === undefined
      ? []
      : [
          {
            addressKind: 'branch' as const,
            ...found,
            text: [name, found.text].filter(Boolean).join(', '),
            country: 'RU',
            place: `${place}/СвПодразд/*[${at + 1}]`,
          },
        ];
  });
  if (registered === undefined) return branches;
  return [
    { addressKind: 'registered', ...registered, country: 'RU', place: `${place}/СвАдресЮЛ` },
    ...branches,
  ];
}

/** Codes of ОКВЭД; version 2014 is the second one, version 2001 the first. */
function activitiesOf(company: XmlNode, place: string): Profile['activities'] {
  const all = nodeAt(company, 'СвОКВЭД')?.children ?? [];
  return all.flatMap((one, at) => {
    const code = one.attribute('КодОКВЭД');
    const text = one.attribute('НаимОКВЭД');
    const version = one.attribute('ПрВерсОКВЭД');
    if (!code) return [];
    return [
      {
        scheme: 'OKVED',
        revision: version === '2014' ? '2' : version === '2001' ? '1' : '',
        code,
        ...(text && { text, lang: 'ru' }),
        isMain: one.name === 'СвОКВЭДОсн',
        place: `${place}/СвОКВЭД/*[${at + 1}]`,
      },
    ];
  });
}

function licenceOf(licence: XmlNode, place: string, at: number): Placed<Profile['licences'][number]> {
  const number = licence.attribute('НомЛиц');
  const since = licence.attribute('ДатаНачЛиц') ?? licence.attribute('ДатаЛиц');
  const until = licence.attribute('ДатаОкончЛиц');
  return {
    text: childrenOf(licence, 'НаимЛицВидДеят')
      .map(({ text }) => text)
      .join('; '),
    ...(number && { number }),
    ...(since && { since }),
    ...(until && { until }),
    place: `${place}/СвЛицензия[${at + 1}]`,
  };
}
