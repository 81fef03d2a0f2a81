import { type DragEvent, useId, useRef, useState } from 'react';
import { avatarTypes } from '#modules/accounts/avatars/avatar-rules.ts';
import type { ProfileView } from '#modules/accounts/contract.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { AvatarPicture } from './AvatarPicture.tsx';
import styles from './AvatarSection.module.css';
import { CropDialog } from './CropDialog.tsx';
import { useAvatarWords } from './texts/words.ts';
import { useAvatar } from './use-avatar.ts';

/** The picture of the profile: seen, chosen, placed, taken away. */
export function AvatarSection({ profile: { avatar, fullName } }: { profile: ProfileView }) {
  const words = useAvatarWords();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const photo = useAvatar();
  const { fault, chosen, isAsking, isBusy } = photo;
  const hasPhoto = avatar !== '';
  const isOpening = isBusy && chosen === undefined && !isAsking;
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (chosen === undefined && !isAsking) photo.choose([...event.dataTransfer.files]);
  };
  /** What was pressed is gone with its dialog or with the photo: the keyboard goes on from here. */
  const focusOn = (isDone: boolean) => {
    if (isDone) input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the file button does the same
    <div
      className={classNames(styles.section, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={takeDrop}
    >
      <AvatarPicture address={avatar} alt={words.alt} fullName={fullName} />
      <div className={styles.text}>
        <h3>{words.title}</h3>
        <p className={styles.hint} id={hintId}>
          {hasPhoto ? null : `${words.none} `}
          {words.formats} <span className={styles.drop}>{words.drop}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        <label className={classNames(buttonClass('secondary'), styles.choose)}>
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            accept={avatarTypes.join()}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same file may be chosen again.
              currentTarget.value = '';
              if (files.length > 0) photo.choose(files);
            }}
          />
          {isOpening ? words.opening : hasPhoto ? words.replace : words.upload}
        </label>
        {hasPhoto ? (
          <Button look="quiet" onClick={photo.ask}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      {chosen === undefined && fault ? (
        <div className={styles.fault}>
          <FormFailure {...fault} />
        </div>
      ) : null}
      {chosen === undefined ? null : (
        <CropDialog
          picture={chosen}
          isBusy={isBusy}
          onSave={async (made) => focusOn(await photo.send(made))}
          onClose={photo.leave}
          failure={fault ? <FormFailure {...fault} /> : null}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeTitle}
        confirmText={isBusy ? words.removing : words.removeConfirm}
        cancelText={words.cancel}
        isBusy={isBusy}
        isDanger
        onConfirm={async () => focusOn(await photo.remove())}
        onClose={photo.leave}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
