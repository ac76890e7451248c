import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Radio, { Group as RadioGroup } from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { DayInput } from '../days/day-input.tsx';
import { type When, whenIssue } from './when.ts';

interface Props {
  when: When;
  onChange: (when: When) => void;
  /** Shows what is wrong: staff have tried to go on. */
  isChecked: boolean;
}

/** Now, or at a day and a time in Riyadh. */
export function WhenFields({ when, onChange, isChecked }: Props) {
  const { t } = useTranslation('adminDrafts');
  const id = useId();
  const isWrong = isChecked && whenIssue(when, new Date());
  return (
    <Form layout="vertical" component={false}>
      <Form.Item label={<span id={id}>{t('publish.when')}</span>}>
        <RadioGroup
          aria-labelledby={id}
          value={when.isLater}
          onChange={({ target }) => onChange({ ...when, isLater: target.value })}
        >
          <Radio value={false}>{t('publish.now')}</Radio>
          <Radio value={true}>{t('publish.later')}</Radio>
        </RadioGroup>
      </Form.Item>
      {when.isLater && (
        <Flex role="group" aria-label={t('publish.later')} wrap gap="0 1rem">
          <Form.Item label={t('publish.day')} htmlFor={`${id}-day`} style={{ flex: '1 1 12rem' }}>
            <DayInput
              id={`${id}-day`}
              value={when.day ?? null}
              earliest={riyadhDay()}
              onChange={(day) => onChange({ ...when, day })}
              {...(isWrong && { status: 'error' as const })}
            />
          </Form.Item>
          <Form.Item
            label={t('publish.time')}
            htmlFor={`${id}-time`}
            style={{ flex: '1 1 10rem' }}
            {...(isWrong && { validateStatus: 'error' as const, help: t('publish.past') })}
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
