export const en = {
  unknownHit: 'There is no such possible match in this order.',
  alreadyDecided: 'The match has this verdict already. Reload to see whose it is.',
};
export type Texts = typeof en;
