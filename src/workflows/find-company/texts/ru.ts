import type { Texts } from './en.ts';

export const ru: Texts = {
  ownRegisters: 'Наши реестры',
  registerSilent:
    'Реестр компаний не отвечает, поэтому показать компанию не получается. Попробуйте ещё раз через минуту.',
};
