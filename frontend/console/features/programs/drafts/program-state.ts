import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import type { ComponentType } from 'react';
import type { Program } from '#contracts/api/programs';

/** The states of a program, as staff see it. `changed`: published, with a draft that is not. */
export const programStates = ['published', 'changed', 'draft', 'planned', 'archived'] as const;
export type ProgramState = (typeof programStates)[number];

export function stateOf({ publication }: Pick<Program, 'publication'>, hasDraft: boolean): ProgramState {
  if (publication?.planned_at) return 'planned';
  if (publication?.state === 'draft' || publication?.state === 'archived') return publication.state;
  return hasDraft ? 'changed' : 'published';
}

interface StateLook {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text colour and background, with a contrast of at least 4.5:1. */
  ink: string;
  ground: string;
}

/** Colour and icon of each state. */
export const stateLook: Record<ProgramState, StateLook> = {
  published: { icon: GlobalOutlined, ink: 'var(--color-palm)', ground: 'var(--color-palm-pale)' },
  changed: { icon: EditOutlined, ink: 'var(--color-saffron-ink)', ground: 'var(--color-saffron-pale)' },
  draft: { icon: FileTextOutlined, ink: 'var(--color-saffron-ink)', ground: 'var(--color-saffron-pale)' },
  planned: { icon: ScheduleOutlined, ink: 'var(--color-teal)', ground: 'var(--color-teal-pale)' },
  archived: { icon: EyeInvisibleOutlined, ink: 'var(--color-ink-soft)', ground: 'var(--color-sand)' },
};
