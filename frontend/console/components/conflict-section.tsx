import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import shared from './console.module.css';

interface Props {
  /** Another value for each conflict: the section takes the focus when it appears. */
  conflict: unknown;
  title: string;
  text: string;
  children: ReactNode;
}

/** The section of a form that says what a colleague has saved meanwhile. */
export function ConflictSection({ conflict, title, text, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further conflict takes the focus too.
  useEffect(() => section.current?.focus(), [conflict]);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={shared.apart}>
      <Alert
        role="none"
        type="warning"
        title={
          <h3 id={titleId} className={shared.subhead}>
            {title}
          </h3>
        }
        // The alert is as long as what it holds, so it looks like a section of the form, not a card.
        style={{ borderRadius: 0 }}
        description={
          <Flex vertical gap={12}>
            <p>{text}</p>
            {children}
          </Flex>
        }
      />
    </section>
  );
}
