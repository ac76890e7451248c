import styles from './text-by-program.module.css';

interface TextByProgramProps {
  /** True if the address names a program. */
  isAsked: boolean;
  /** The form's own text. */
  plain: string;
  /** The text of a request for a program. */
  asked: string;
}

/**
 * A text that is different if the address names a program. A prerendered page does not know its address, so style sheets
 * choose from the first paint on, until the screen does. See `program-loading-mark.ts`.
 */
export const TextByProgram = ({ isAsked, plain, asked }: TextByProgramProps) => (
  <span className={styles.text} data-asked={isAsked ? undefined : asked}>
    <span>{isAsked ? asked : plain}</span>
  </span>
);
