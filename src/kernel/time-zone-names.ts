import type { Locale } from './locale.ts';

/** Cities of zones as Russian readers know them; the rest keep their IANA name. */
const russian: Readonly<Record<string, string>> = {
  'Europe/Moscow': 'Москва',
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Samara': 'Самара',
  'Europe/Volgograd': 'Волгоград',
  'Europe/Saratov': 'Саратов',
  'Europe/Minsk': 'Минск',
  'Europe/Kiev': 'Киев',
  'Europe/Kyiv': 'Киев',
  'Europe/London': 'Лондон',
  'Europe/Berlin': 'Берлин',
  'Europe/Paris': 'Париж',
  'Europe/Vienna': 'Вена',
  'Europe/Zurich': 'Цюрих',
  'Europe/Rome': 'Рим',
  'Europe/Madrid': 'Мадрид',
  'Europe/Warsaw': 'Варшава',
  'Europe/Prague': 'Прага',
  'Europe/Riga': 'Рига',
  'Europe/Vilnius': 'Вильнюс',
  'Europe/Tallinn': 'Таллин',
  'Europe/Helsinki': 'Хельсинки',
  'Europe/Belgrade': 'Белград',
  'Europe/Istanbul': 'Стамбул',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Kamchatka': 'Камчатка',
  'Asia/Almaty': 'Алматы',
  'Asia/Tashkent': 'Ташкент',
  'Asia/Bishkek': 'Бишкек',
  'Asia/Tbilisi': 'Тбилиси',
  'Asia/Yerevan': 'Ереван',
  'Asia/Baku': 'Баку',
  'Asia/Dubai': 'Дубай',
  'Asia/Jerusalem': 'Иерусалим',
  'Asia/Shanghai': 'Шанхай',
  'Asia/Hong_Kong': 'Гонконг',
  'Asia/Tokyo': 'Токио',
  'America/New_York': 'Нью-Йорк',
};

/** What a zone is called, beside its distance from UTC: `Berlin, UTC+1`; `UTC` itself needs no more. */
export function timeZoneName(timeZone: string, offsetMinutes: number, locale: Locale): string {
  const distance = `UTC${signed(offsetMinutes)}`;
  const city =
    locale === 'ru' ? (russian[timeZone] ?? cityOf(timeZone)) : cityOf(timeZone)?.replaceAll('_', '\u00a0');
  return city === undefined ? distance : `${city}, ${distance}`;
}

/** `Etc/GMT-3` and `UTC` name no place. */
function cityOf(timeZone: string): string | undefined {
  return timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).at(-1);
}

function signed(minutes: number): string {
  if (minutes === 0) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
