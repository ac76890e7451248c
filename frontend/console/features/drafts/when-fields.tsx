import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Radio, { Group as RadioGroup } from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, riyadhDay } from '#contracts/field-kit/calendar';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { DayInput } from '../days/day-input.tsx';
import { endIssue, type When, whenIssue } from './when.ts';

interface Props {
  when: When;
  onChange: (when: When) => void;
  /** Shows what is wrong: staff have tried to go on. */
  isChecked: boolean;
  /** Set for the end of what begins at `start`. `kept` is the end that holds without a new one. */
  end?: { start: When; kept: string | null };
}

/** Now, or at a day and a time in Riyadh; of an end: none, or a day and a time. */
export function WhenFields({ when, onChange, isChecked, end }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const id = useId();
  const words = end ? 'until' : 'publish';
  const now = new Date();
  const isWrong = isChecked && (end ? endIssue(when, end.start, now) : whenIssue(when, now));
  const earliest = end?.start.isLater && isDay(end.start.day) ? end.start.day : riyadhDay();
  return (
    <Form layout="vertical" component={false}>
      <Form.Item label={<span id={id}>{t(`${words}.when`)}</span>}>
        <RadioGroup
          aria-labelledby={id}
          value={when.isLater}
          onChange={({ target }) => onChange({ ...when, isLater: target.value })}
        >
          <Radio value={false}>
            {end?.kept ? t('until.kept', { when: formatDateTime(end.kept, language) }) : t(`${words}.now`)}
          </Radio>
          <Radio value={true}>{t(`${words}.later`)}</Radio>
        </RadioGroup>
      </Form.Item>
      {when.isLater && (
        <Flex role="group" aria-label={t(`${words}.later`)} wrap gap="0 1rem">
          <Form.Item label={t(`${words}.day`)} htmlFor={`${id}-day`} style={{ flex: '1 1 12rem' }}>
            <DayInput
              id={`${id}-day`}
              value={when.day ?? null}
              earliest={earliest}
              onChange={(day) => onChange({ ...when, day })}
              {...(isWrong && { status: 'error' as const })}
            />
          </Form.Item>
          <Form.Item
            label={t(`${words}.time`)}
            htmlFor={`${id}-time`}
            style={{ flex: '1 1 10rem' }}
            {...(isWrong && { validateStatus: 'error' as const, help: t(`${words}.past`) })}
          >
            <Input
              id={`${id}-time`}
              type="time"
              dir="ltr"
              value={when.time}
              onChange={({ target }) => onChange({ ...when, time: target.value })}
            />
          </Form.Item>
        </Flex>
      )}
    </Form>
  );
}
