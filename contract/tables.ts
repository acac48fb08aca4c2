/** Every table and view that the browser may name, with its columns as the database has them. */
export const TABLES = {
  user_profiles: ['id', 'email', 'full_name', 'phone', 'is_beta_user', 'created_at', 'updated_at'],
  beta_waitlist: [
    'id',
    'email',
    'name',
    'pet_type',
    'pet_name',
    'referral_code',
    'referred_by',
    'position_in_queue',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'variant',
    'device_type',
    'created_at',
  ],
  pet_profiles: [
    'id',
    'user_id',
    'name',
    'species',
    'breed',
    'birthday',
    'gender',
    'is_neutered',
    'weight_value',
    'weight_unit',
    'microchip_id',
    'photo_url',
    'medical_conditions',
    'allergies',
    'current_medications',
    'is_active',
    'created_at',
    'updated_at',
  ],
  triage_sessions: [
    'id',
    'user_id',
    'user_email',
    'pet_profile_id',
    'pet_name',
    'species',
    'breed',
    'age',
    'age_unit',
    'symptoms',
    'symptom_notes',
    'follow_up_answers',
    'additional_notes',
    'assessment_raw',
    'assessment_summary',
    'assessment_recommendations',
    'assessment_urgency',
    'session_status',
    'treatment',
    'otc_med_rec',
    'created_at',
    'updated_at',
  ],
} as const

/** Every function of the database that the browser may call, with the names of its arguments. */
export const FUNCTIONS = {
  verify_beta_invite_code: ['p_code'],
  claim_beta_invite_code: ['p_code', 'p_user_id', 'p_email'],
  release_beta_invite_code: ['p_code', 'p_user_id', 'p_email'],
} as const

type Tables = typeof TABLES
type Functions = typeof FUNCTIONS
type Row<Columns extends readonly string[]> = { [Column in Columns[number]]: unknown }
type Table<Columns extends readonly string[]> = {
  Row: Row<Columns>
  Insert: Partial<Row<Columns>>
  Update: Partial<Row<Columns>>
  Relationships: []
}

/** The database for the type of a client: a table, column or function of another name does not compile. */
export type Database = {
  public: {
    Tables: { [Name in keyof Tables]: Table<Tables[Name]> }
    Views: { [Name in never]: never }
    Functions: {
      [Name in keyof Functions]: { Args: { [Argument in Functions[Name][number]]: string }; Returns: unknown }
    }
  }
}
