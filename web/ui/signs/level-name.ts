export type UrgencyLevel = 'er_urgent' | 'normal_vet' | 'monitor_at_home'

const NAMES: Record<UrgencyLevel, string> = {
  er_urgent: 'Emergency',
  normal_vet: 'Vet visit',
  monitor_at_home: 'Monitor at home',
}

export const levelName = (level: UrgencyLevel): string => NAMES[level]
