import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';

interface Props {
  title: string;
  /** The number of the step, and of all steps. */
  step: number;
  of: number;
  /** Takes the focus, because the element that had it is gone. */
  isFocused: boolean;
}

/** The heading of one step of several. */
export function StepHeading({ title, step, of, isFocused }: Props) {
  const { t } = useTranslation('adminAccount');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <>
      <Hint>{t('step', { step, of })}</Hint>
      <h3 ref={heading} tabIndex={-1} className={shared.subhead}>
        {title}
      </h3>
    </>
  );
}
