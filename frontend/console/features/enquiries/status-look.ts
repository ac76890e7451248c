import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import type { ComponentType } from 'react';
import type { EnquiryStatus } from '#contracts/api/enquiries';

interface StatusLook {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text key of the `admin` namespace. */
  label: `status.${EnquiryStatus}`;
  /** Text colour and background, with a contrast of at least 4.5:1. */
  ink: string;
  ground: string;
}

/** Colour and icon of each status. */
export const statusLook: Record<EnquiryStatus, StatusLook> = {
  new: {
    icon: StarOutlined,
    label: 'status.new',
    ink: 'var(--color-saffron-ink)',
    ground: 'var(--color-saffron-pale)',
  },
  in_progress: {
    icon: ClockCircleOutlined,
    label: 'status.in_progress',
    ink: 'var(--color-teal)',
    ground: 'var(--color-teal-pale)',
  },
  done: {
    icon: CheckCircleOutlined,
    label: 'status.done',
    ink: 'var(--color-palm)',
    ground: 'var(--color-palm-pale)',
  },
};

/** In the order in which a request passes through them. */
export const statuses = Object.keys(statusLook) as EnquiryStatus[];
