import styles from './plain-file.module.css';

/** The class of a file among words: a script's button looks like the link that it is elsewhere. */
export const plainFile = styles.plain ?? '';
