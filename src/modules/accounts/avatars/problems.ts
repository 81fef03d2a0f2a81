import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of a picture that has arrived. */
export const avatarProblems = {
  notAPicture: {
    code: 'not_a_picture',
    status: 415,
    text: {
      en: 'The file is not a JPEG, PNG or WebP picture.',
      ru: 'Это не картинка в формате JPEG, PNG или WebP.',
    },
  },
  broken: {
    code: 'picture_broken',
    status: 422,
    text: {
      en: 'The picture is damaged or too big to be opened. Please choose another one.',
      ru: 'Картинка повреждена или слишком велика, чтобы её открыть. Выберите другую.',
    },
  },
  tooLong: {
    code: 'picture_too_long',
    status: 422,
    text: {
      en: 'The picture is too long and narrow, or larger than 12,000 pixels a side. Please cut it first or choose another one.',
      ru: 'Картинка слишком узкая и длинная или больше 12\u00a0000\u00a0пикселей по одной из сторон. Обрежьте её или выберите другую.',
    },
  },
  busy: {
    code: 'pictures_busy',
    status: 503,
    text: {
      en: 'Too many pictures are being prepared at the moment. Please try again in a few seconds.',
      ru: 'Сейчас обрабатывается слишком много картинок. Попробуйте ещё раз через несколько секунд.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
