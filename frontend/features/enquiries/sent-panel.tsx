import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import { type ReactNode, useEffect, useRef } from 'react';
import { Ltr } from '../../components/bdi.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './sent-panel.module.css';

interface SentPanelProps {
  title: string;
  text: string;
  referenceLabel: string;
  /** The code to quote, `F-7K3M-09QX`. */
  reference: string;
  children: ReactNode;
}

/** In place of a form that has been sent: the confirmation, and the number to quote. */
export function SentPanel({ title, text, referenceLabel, reference, children }: SentPanelProps) {
  const { t } = useTranslation('enquiries');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.panel}>
      <Icon of={CheckCircleFilled} className={styles.sign} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={styles.reference}>
        <span>{referenceLabel}</span>
        <strong>
          <Ltr>{reference}</Ltr>
        </strong>
        <span>{t('sent.keep')}</span>
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
