import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { ContactWays } from './contact-ways.tsx';
import type { AsideState } from './enquiry-screen.tsx';
import styles from './next-steps.module.css';
import { TextByProgram } from './text-by-program.tsx';
import { useProgramName } from './use-program-name.ts';

interface Step {
  title: string;
  text: string;
}

interface NextStepsProps extends AsideState {
  /** The steps after sending. Sending itself is the first step of every form. */
  steps: readonly Step[];
  /** The same for a request for a program, where they are different. */
  programSteps?: readonly Step[];
  /** First line of a chat about this kind of enquiry. */
  chat: string;
}

/** Lists the steps after sending, of which the first is ticked once it is done, and ways to contact the agency. */
export function NextSteps({ steps, programSteps = steps, chat, isSent, isAsked, program }: NextStepsProps) {
  const { t } = useTranslation('enquiries');
  const nameOf = useProgramName();
  return (
    <aside className={styles.aside}>
      <h2>{t('steps.title')}</h2>
      <p className={styles.program} data-asked={isAsked ? '' : undefined}>
        {program && nameOf(program)}
      </p>
      <ol>
        <li className={isSent ? styles.done : undefined}>
          {isSent && <Icon of="check-outlined" className={styles.tick} />}
          <strong>{t(isSent ? 'steps.send.done' : 'steps.send.title')}</strong>
          <p>{t('steps.send.text')}</p>
        </li>
        {steps.map((step, index) => {
          const { title = step.title, text = step.text } = programSteps[index] ?? {};
          return (
            <li key={step.title}>
              <strong>
                <TextByProgram isAsked={isAsked} plain={step.title} asked={title} />
              </strong>
              <p>
                <TextByProgram isAsked={isAsked} plain={step.text} asked={text} />
              </p>
            </li>
          );
        })}
      </ol>
      <p className={styles.ask}>{t('steps.ask')}</p>
      <ContactWays chat={isAsked ? t('program.chat', { program: nameOf(program) }) : chat} />
    </aside>
  );
}
