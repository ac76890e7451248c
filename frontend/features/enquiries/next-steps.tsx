import { useTranslation } from 'react-i18next';
import { ContactWays } from './contact-ways.tsx';
import styles from './next-steps.module.css';

interface Step {
  title: string;
  text: string;
}

interface NextStepsProps {
  /** The steps after sending. Sending itself is the first step of every form. */
  steps: readonly Step[];
  /** First line of a chat about this kind of enquiry. */
  chat: string;
}

/** Lists the steps after sending, and ways to contact the agency meanwhile. */
export function NextSteps({ steps, chat }: NextStepsProps) {
  const { t } = useTranslation('enquiries');
  const send = { title: t('steps.send.title'), text: t('steps.send.text') };
  return (
    <aside className={styles.aside}>
      <h2>{t('steps.title')}</h2>
      <ol>
        {[send, ...steps].map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ask}>{t('steps.ask')}</p>
      <ContactWays chat={chat} />
    </aside>
  );
}
