export const en = {
  title: 'Where you are signed in',
  lead: 'If you see a device that is not yours, end its sign-in here and change your password.',
  loading: 'Looking up your devices…',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  started: (day: string) => `Since ${day}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'End',
  endOf: (device: string, lastUsed: string) => `End the sign-in on ${device}, ${lastUsed.toLowerCase()}`,
  endOthers: 'End all others',
  alone: 'Nowhere but here.',
  askOne: (device: string) => `End the sign-in on ${device}?`,
  askOneText: 'Whoever uses this device has to sign in again.',
  askOthers: 'End all other sign-ins?',
  askOthersText: (count: number) =>
    count === 1
      ? 'One other device has to sign in again. You stay signed in here.'
      : `${count} other devices have to sign in again. You stay signed in here.`,
  cancel: 'Cancel',
  ended: 'Ended',
  othersEnded: 'All others have ended',
  failedTitle: 'The list did not load',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  retry: 'Try again',
  notEnded: 'Nothing was ended. Please try again',
};
