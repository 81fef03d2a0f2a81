import { useState } from 'react';
import styles from './AvatarPicture.module.css';
import { initialsOf } from './initials.ts';

type AvatarPictureProps = { address: string; alt: string; fullName: string };

/** The picture, or the initials where there is none or where it does not come. */
export function AvatarPicture({ address, alt, fullName }: AvatarPictureProps) {
  const [missing, setMissing] = useState('');
  if (address === '' || address === missing) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(fullName)}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      src={address}
      alt={alt}
      width={256}
      height={256}
      onError={() => setMissing(address)}
    />
  );
}
