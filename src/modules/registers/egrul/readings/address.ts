import { childrenOf, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';

/** Forms of an address: by the old classifier of addresses, by the new one, and the municipality only. */
const forms = { old: /^(АдресРФ|АдрМНРФ)$/, new: /^(СвАдрЮЛФИАС|АдрМНФИАС)$/, rest: /^СвМНЮЛ$/ };

/** An address of the register in one line, in the form that the register says it goes by; undefined where there is none. */
export function addressOf(
  holder: XmlNode | undefined,
): Readonly<{ text: string; city?: string; postcode?: string }> | undefined {
  const isNew = holder?.attribute('ВидАдрКлассиф') === '2';
  const order = isNew ? [forms.new, forms.old, forms.rest] : [forms.old, forms.new, forms.rest];
  const [at] = order.flatMap((form) => holder?.children.find(({ name }) => form.test(name)) ?? []);
  if (at === undefined) return undefined;
  const postcode = at.attribute('Индекс');
  const city =
    named(at, 'Город', 'НаимГород') ??
    named(at, 'НаселПункт', 'НаимНаселПункт') ??
    named(at, 'НаселенПункт', 'Наим');
  const parts = [
    postcode,
    textOf(at, 'НаимРегион') ?? named(at, 'Регион', 'НаимРегион'),
    full(at, 'Район', 'ТипРайон', 'НаимРайон'),
    full(at, 'Город', 'ТипГород', 'НаимГород'),
    full(at, 'НаселПункт', 'ТипНаселПункт', 'НаимНаселПункт'),
    full(at, 'НаселенПункт', 'Вид', 'Наим'),
    full(at, 'Улица', 'ТипУлица', 'НаимУлица'),
    full(at, 'ЭлУлДорСети', 'Тип', 'Наим'),
    at.attribute('Дом'),
    at.attribute('Корпус'),
    at.attribute('Кварт'),
    ...childrenOf(at, 'Здание').map((part) => pair(part, 'Тип', 'Номер')),
    ...childrenOf(at, 'ПомещЗдания').map((part) => pair(part, 'Тип', 'Номер')),
  ];
  const text = parts.filter(Boolean).join(', ');
  if (text === '') return undefined;
  return { text, ...(city !== undefined && { city }), ...(postcode !== undefined && { postcode }) };
}

function named(at: XmlNode, name: string, attribute: string): string | undefined {
  return childrenOf(at, name)[0]?.attribute(attribute);
}

function full(at: XmlNode, name: string, type: string, attribute: string): string | undefined {
  const part = childrenOf(at, name)[0];
  return part === undefined ? undefined : pair(part, type, attribute);
}

function pair(part: XmlNode, type: string, attribute: string): string {
  return [part.attribute(type), part.attribute(attribute)].filter(Boolean).join(' ');
}
