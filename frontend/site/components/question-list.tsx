import { Icon } from '#shared/components/icon.tsx';
import styles from './question-list.module.css';

/** A question and its answer in the reader's language. */
export interface QuestionView {
  question: string;
  /** May have several lines. */
  answer: string;
}

/** Questions that open one by one. Several can be open at once, and all are in print where the browser's styles can. */
export const QuestionList = ({ questions }: { questions: readonly QuestionView[] }) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same.
      <details key={index} className={styles.question}>
        <summary>
          <h3 dir="auto">{question}</h3>
          <Icon of="plus-outlined" className={styles.sign} />
        </summary>
        <p dir="auto">{answer}</p>
      </details>
    ))}
  </div>
);
