import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plain-field.module.css';

interface Parts {
  label: string;
  hint?: ReactNode;
  /** Says what is wrong with the value. */
  issue?: string | undefined;
  optional?: boolean;
}

type InputProps = Parts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
type TextProps = Parts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A field without antd: label, control, hint and issue. */
export function PlainInput({ label, hint, issue, optional, ...input }: InputProps) {
  const field = useField({ label, hint, issue, optional });
  return <Frame {...field.frame} control={<input {...input} {...field.control} />} />;
}

/** The same for a text of several lines. */
export function PlainText({ label, hint, issue, optional, ...input }: TextProps) {
  const field = useField({ label, hint, issue, optional });
  return <Frame {...field.frame} control={<textarea {...input} {...field.control} />} />;
}

function useField({ label, hint, issue, optional = false }: Parts) {
  const id = useId();
  const described = [issue && `${id}-issue`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    frame: { id, label, hint, issue, optional },
    control: {
      id,
      'aria-required': !optional,
      ...(described && { 'aria-describedby': described }),
      ...(issue && { 'aria-invalid': true as const }),
    },
  };
}

interface FrameProps extends Parts {
  id: string;
  control: ReactNode;
}

function Frame({ id, label, hint, issue, optional, control }: FrameProps) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.field} data-invalid={issue ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <small> {t('optional')}</small>}
      </label>
      {control}
      {issue && (
        <div id={`${id}-issue`} className={styles.issue}>
          {issue}
        </div>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
