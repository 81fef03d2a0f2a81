import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxChosenBytes } from '#modules/accounts/avatars/avatar-rules.ts';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { removeAvatar, sendAvatar } from './avatar-calls.ts';
import { openPicture } from './open-picture.ts';
import { useAvatarWords } from './texts/words.ts';

type Fault = Readonly<{ title: string; failure: SendFailure }>;

/** What is being done with the picture, from the chosen file to the saved one. */
export function useAvatar() {
  const words = useAvatarWords();
  const toast = useToast();
  const revalidator = useRevalidator();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  /** One thing at a time; what went wrong the last time is forgotten. */
  async function act(title: string, work: () => Promise<SendFailure | undefined>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFault(undefined);
    const failure = await work();
    if (failure !== undefined) setFault({ title, failure });
    setBusy(false);
    return failure === undefined;
  }
  const refuse = (text: string): SendFailure => ({ kind: 'fault', text, requestId: undefined });
  async function showChange(): Promise<void> {
    toast(words.saved);
    await revalidator.revalidate();
  }

  return {
    chosen,
    isAsking,
    isBusy,
    fault,
    choose: (files: readonly File[]) =>
      act(words.failed, async () => {
        const opened = await openPicture(files);
        if (typeof opened !== 'string') setChosen(opened);
        else if (opened === 'tooLarge') return refuse(words.tooLarge(maxChosenBytes / 1024 / 1024));
        else return refuse(words[opened]);
        return undefined;
      }),
    /** True once it is to be seen on the page. */
    async send(picture: Blob | null): Promise<boolean> {
      const isSent = await act(words.failed, async () =>
        picture === null ? refuse(words.notAPicture) : sendAvatar(picture),
      );
      if (!isSent) return false;
      chosen?.close();
      setChosen(undefined);
      await showChange();
      return true;
    },
    /** True once it is gone from the page too. */
    async remove(): Promise<boolean> {
      const isGone = await act(words.removeFailed, removeAvatar);
      setAsking(false);
      if (isGone) await showChange();
      return isGone;
    },
    ask() {
      setFault(undefined);
      setAsking(true);
    },
    leave() {
      chosen?.close();
      setChosen(undefined);
      setAsking(false);
    },
  };
}
