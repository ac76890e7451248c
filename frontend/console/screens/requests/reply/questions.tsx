import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateFact } from '#contracts/api/template-rules';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import type { KnownFacts } from '../../../features/templates/template-text.ts';

/** In characters. */
const longestAnswer = 200;

interface Props {
  questions: readonly TemplateFact[];
  answers: KnownFacts;
  /** True once staff wanted to send the text: then what is missing is marked. */
  isAsked: boolean;
  onAnswer: (fact: TemplateFact, value: string) => void;
}

/** Asks for what the text names and nobody knows yet. */
export function Questions({ questions, answers, isAsked, onAnswer }: Props) {
  const { t } = useTranslation('adminReplies');
  return (
    <Flex vertical gap={4} role="group" aria-label={t('reply.questions')}>
      <strong>{t('reply.questions')}</strong>
      <Hint>{t('reply.questionsHint')}</Hint>
      <Form component={false} layout="vertical">
        <div style={grid('12rem', '0 1rem')}>
          {questions.map((fact) => (
            <Question
              key={fact}
              fact={fact}
              answer={answers[fact] ?? ''}
              isMissing={isAsked && !answers[fact]?.trim()}
              onAnswer={onAnswer}
            />
          ))}
        </div>
      </Form>
    </Flex>
  );
}

interface QuestionProps extends Pick<Props, 'onAnswer'> {
  fact: TemplateFact;
  answer: string;
  isMissing: boolean;
}

function Question({ fact, answer, isMissing, onAnswer }: QuestionProps) {
  const { t } = useTranslation('adminReplies');
  const id = useId();
  return (
    <Form.Item
      label={t(`templates.facts.${fact}`)}
      htmlFor={id}
      style={{ marginBlockEnd: '0.5rem' }}
      {...(isMissing && { validateStatus: 'error', help: <span id={`${id}-rule`}>{t('reply.unanswered')}</span> })}
    >
      <Input
        id={id}
        value={answer}
        maxLength={longestAnswer}
        dir={answer ? 'auto' : undefined}
        onChange={({ target }) => onAnswer(fact, target.value)}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${id}-rule` })}
      />
    </Form.Item>
  );
}
