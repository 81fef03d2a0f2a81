import { useContactWords } from '../texts/words.ts';
import { ContactExample } from './ContactExample.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import styles from './ContactSection.module.css';

/** Heading, an example and form: a section of the home page, or the whole of the contact page. */
export function ContactSection({ level = 2, ...form }: ContactFormProps & { level?: 1 | 2 }) {
  const { title, lead } = useContactWords();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-title">
      <div className={styles.columns}>
        <div className={styles.head}>
          <Heading id="contact-title">{title}</Heading>
          <p className={styles.lead}>{lead}</p>
          <ContactExample />
        </div>
        <ContactForm {...form} />
      </div>
    </section>
  );
}
