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
  busy: {
    code: 'pictures_busy',
    status: 503,
    text: {
      en: 'Too many pictures are being prepared at the moment. Please try again in a few seconds.',
      ru: 'Сейчас обрабатывается слишком много картинок. Попробуйте ещё раз через несколько секунд.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
