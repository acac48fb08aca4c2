// Generated from supabase/migrations by `npm run types:database`; a change here is lost.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | readonly Json[]

export type Database = {
  public: {
    Tables: {
      assessment_jobs: {
        Row: {
          error: string | null
          expires_at: string
          id: string
          leased_until: string | null
          max_retries: number
          model_used: string | null
          next_attempt_at: string
          request: Json | null
          request_id: string | null
          request_key: string | null
          result: Json | null
          retries: number
          started_at: string
          status: string
          summary: Json | null
          token_hash: string
          updated_at: string
        }
        Insert: {
          error?: string | null
          expires_at?: string
          id?: string
          leased_until?: string | null
          max_retries?: number
          model_used?: string | null
          next_attempt_at?: string
          request?: Json | null
          request_id?: string | null
          request_key?: string | null
          result?: Json | null
          retries?: number
          started_at?: string
          status?: string
          summary?: Json | null
          token_hash: string
          updated_at?: string
        }
        Update: {
          error?: string | null
          expires_at?: string
          id?: string
          leased_until?: string | null
          max_retries?: number
          model_used?: string | null
          next_attempt_at?: string
          request?: Json | null
          request_id?: string | null
          request_key?: string | null
          result?: Json | null
          retries?: number
          started_at?: string
          status?: string
          summary?: Json | null
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'assessment_jobs_request_key_fkey'
            columns: ['request_key']
            referencedRelation: 'assessment_requests'
            referencedColumns: ['idempotency_key']
          },
        ]
      }
      assessment_requests: {
        Row: {
          completed_at: string | null
          created_at: string
          expires_at: string
          http_status: number | null
          idempotency_key: string
          latency_ms: number | null
          model_used: string | null
          request_hash: string
          request_id: string
          response: Json | null
          severity: string | null
          status: string
        }
        Insert: {
          completed_at?: string | null
          created_at?: string
          expires_at?: string
          http_status?: number | null
          idempotency_key: string
          latency_ms?: number | null
          model_used?: string | null
          request_hash: string
          request_id: string
          response?: Json | null
          severity?: string | null
          status?: string
        }
        Update: {
          completed_at?: string | null
          created_at?: string
          expires_at?: string
          http_status?: number | null
          idempotency_key?: string
          latency_ms?: number | null
          model_used?: string | null
          request_hash?: string
          request_id?: string
          response?: Json | null
          severity?: string | null
          status?: string
        }
        Relationships: []
      }
      beta_invite_attempts: {
        Row: {
          client_key: string
          created_at: string
          id: number
          ok: boolean
        }
        Insert: {
          client_key: string
          created_at?: string
          id?: never
          ok: boolean
        }
        Update: {
          client_key?: string
          created_at?: string
          id?: never
          ok?: boolean
        }
        Relationships: []
      }
      beta_invite_codes: {
        Row: {
          claimed_at: string | null
          claimed_by: string | null
          claimed_email: string | null
          code: string
          created_at: string
          created_by: string | null
          expires_at: string | null
          label: string | null
          revoked_at: string | null
          seeming_id: string | null
        }
        Insert: {
          claimed_at?: string | null
          claimed_by?: string | null
          claimed_email?: string | null
          code: string
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          label?: string | null
          revoked_at?: string | null
          seeming_id?: string | null
        }
        Update: {
          claimed_at?: string | null
          claimed_by?: string | null
          claimed_email?: string | null
          code?: string
          created_at?: string
          created_by?: string | null
          expires_at?: string | null
          label?: string | null
          revoked_at?: string | null
          seeming_id?: string | null
        }
        Relationships: []
      }
      cancellation_requests: {
        Row: {
          account_email: string
          account_id: string | null
          client_hash: string | null
          created_at: string
          details: string | null
          effective_note: string
          id: string
          phone: string | null
          plan: string
          processed_at: string | null
          reason: string
          reference: string
          request_id: string | null
          requester_name: string | null
          status: string
          user_id: string | null
        }
        Insert: {
          account_email: string
          account_id?: string | null
          client_hash?: string | null
          created_at?: string
          details?: string | null
          effective_note?: string
          id?: string
          phone?: string | null
          plan: string
          processed_at?: string | null
          reason: string
          reference: string
          request_id?: string | null
          requester_name?: string | null
          status?: string
          user_id?: string | null
        }
        Update: {
          account_email?: string
          account_id?: string | null
          client_hash?: string | null
          created_at?: string
          details?: string | null
          effective_note?: string
          id?: string
          phone?: string | null
          plan?: string
          processed_at?: string | null
          reason?: string
          reference?: string
          request_id?: string | null
          requester_name?: string | null
          status?: string
          user_id?: string | null
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          client_hash: string | null
          clinic_name: string | null
          created_at: string
          email: string
          handled_at: string | null
          id: string
          message: string
          name: string
          phone: string | null
          request_id: string | null
          status: string
          subject: string
        }
        Insert: {
          client_hash?: string | null
          clinic_name?: string | null
          created_at?: string
          email: string
          handled_at?: string | null
          id?: string
          message: string
          name: string
          phone?: string | null
          request_id?: string | null
          status?: string
          subject: string
        }
        Update: {
          client_hash?: string | null
          clinic_name?: string | null
          created_at?: string
          email?: string
          handled_at?: string | null
          id?: string
          message?: string
          name?: string
          phone?: string | null
          request_id?: string | null
          status?: string
          subject?: string
        }
        Relationships: []
      }
      deletion_records: {
        Row: {
          backups_purge_at: string
          deleted: NonNullable<Json>
          deleted_at: string
          finished_at: string | null
          id: string
          kept: NonNullable<Json>
          pending: Json | null
          reference: string
          verified_at: string
          verified_by: string
        }
        Insert: {
          backups_purge_at: string
          deleted: NonNullable<Json>
          deleted_at?: string
          finished_at?: string | null
          id?: string
          kept: NonNullable<Json>
          pending?: Json | null
          reference: string
          verified_at: string
          verified_by: string
        }
        Update: {
          backups_purge_at?: string
          deleted?: NonNullable<Json>
          deleted_at?: string
          finished_at?: string | null
          id?: string
          kept?: NonNullable<Json>
          pending?: Json | null
          reference?: string
          verified_at?: string
          verified_by?: string
        }
        Relationships: []
      }
      deletion_requests: {
        Row: {
          account_email: string
          additional_notes: string | null
          answered_by: string | null
          authorization_note: string | null
          backups_purge_at: string
          client_hash: string | null
          completed_at: string | null
          created_at: string
          due_at: string
          id: string
          phone: string | null
          reference: string
          rejected_because: string | null
          relationship: string
          request_id: string | null
          requester_email: string
          requester_name: string | null
          status: string
          verification_details: string
          verified_at: string | null
          verified_by: string | null
        }
        Insert: {
          account_email: string
          additional_notes?: string | null
          answered_by?: string | null
          authorization_note?: string | null
          backups_purge_at?: string
          client_hash?: string | null
          completed_at?: string | null
          created_at?: string
          due_at?: string
          id?: string
          phone?: string | null
          reference: string
          rejected_because?: string | null
          relationship: string
          request_id?: string | null
          requester_email: string
          requester_name?: string | null
          status?: string
          verification_details: string
          verified_at?: string | null
          verified_by?: string | null
        }
        Update: {
          account_email?: string
          additional_notes?: string | null
          answered_by?: string | null
          authorization_note?: string | null
          backups_purge_at?: string
          client_hash?: string | null
          completed_at?: string | null
          created_at?: string
          due_at?: string
          id?: string
          phone?: string | null
          reference?: string
          rejected_because?: string | null
          relationship?: string
          request_id?: string | null
          requester_email?: string
          requester_name?: string | null
          status?: string
          verification_details?: string
          verified_at?: string | null
          verified_by?: string | null
        }
        Relationships: []
      }
      pet_profiles: {
        Row: {
          allergies: string[]
          birthday: string | null
          breed: string | null
          created_at: string
          current_medications: string[]
          gender: string | null
          id: string
          is_active: boolean
          is_neutered: boolean | null
          medical_conditions: string[]
          microchip_id: string | null
          name: string
          photo_url: string | null
          species: string
          updated_at: string
          user_id: string
          weight_unit: string
          weight_value: number | null
        }
        Insert: {
          allergies?: string[]
          birthday?: string | null
          breed?: string | null
          created_at?: string
          current_medications?: string[]
          gender?: string | null
          id?: string
          is_active?: boolean
          is_neutered?: boolean | null
          medical_conditions?: string[]
          microchip_id?: string | null
          name: string
          photo_url?: string | null
          species: string
          updated_at?: string
          user_id: string
          weight_unit?: string
          weight_value?: number | null
        }
        Update: {
          allergies?: string[]
          birthday?: string | null
          breed?: string | null
          created_at?: string
          current_medications?: string[]
          gender?: string | null
          id?: string
          is_active?: boolean
          is_neutered?: boolean | null
          medical_conditions?: string[]
          microchip_id?: string | null
          name?: string
          photo_url?: string | null
          species?: string
          updated_at?: string
          user_id?: string
          weight_unit?: string
          weight_value?: number | null
        }
        Relationships: []
      }
      triage_sessions: {
        Row: {
          additional_notes: string | null
          age: number | null
          age_unit: string | null
          assessment_raw: string | null
          assessment_recommendations: string | null
          assessment_summary: Json | null
          assessment_urgency: string | null
          breed: string | null
          created_at: string
          follow_up_answers: NonNullable<Json>
          id: string
          otc_med_rec: Json | null
          pet_name: string | null
          pet_profile_id: string | null
          session_status: string
          species: string | null
          symptom_notes: string | null
          symptoms: string[]
          treatment: Json | null
          updated_at: string
          user_email: string | null
          user_id: string
        }
        Insert: {
          additional_notes?: string | null
          age?: number | null
          age_unit?: string | null
          assessment_raw?: string | null
          assessment_recommendations?: string | null
          assessment_summary?: Json | null
          assessment_urgency?: string | null
          breed?: string | null
          created_at?: string
          follow_up_answers?: NonNullable<Json>
          id?: string
          otc_med_rec?: Json | null
          pet_name?: string | null
          pet_profile_id?: string | null
          session_status?: string
          species?: string | null
          symptom_notes?: string | null
          symptoms?: string[]
          treatment?: Json | null
          updated_at?: string
          user_email?: string | null
          user_id: string
        }
        Update: {
          additional_notes?: string | null
          age?: number | null
          age_unit?: string | null
          assessment_raw?: string | null
          assessment_recommendations?: string | null
          assessment_summary?: Json | null
          assessment_urgency?: string | null
          breed?: string | null
          created_at?: string
          follow_up_answers?: NonNullable<Json>
          id?: string
          otc_med_rec?: Json | null
          pet_name?: string | null
          pet_profile_id?: string | null
          session_status?: string
          species?: string | null
          symptom_notes?: string | null
          symptoms?: string[]
          treatment?: Json | null
          updated_at?: string
          user_email?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'triage_sessions_pet_profile_id_fkey'
            columns: ['pet_profile_id']
            referencedRelation: 'pet_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      user_profiles: {
        Row: {
          created_at: string
          email: string | null
          full_name: string | null
          id: string
          is_beta_user: boolean
          phone: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id: string
          is_beta_user?: boolean
          phone?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id?: string
          is_beta_user?: boolean
          phone?: string | null
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      beta_waitlist: {
        Row: {
          created_at: string | null
          device_type: string | null
          email: string | null
          id: string | null
          name: string | null
          pet_name: string | null
          pet_type: string | null
          position_in_queue: number | null
          referral_code: string | null
          referred_by: string | null
          utm_campaign: string | null
          utm_medium: string | null
          utm_source: string | null
          variant: string | null
        }
        Insert: {
          created_at?: string | null
          device_type?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          pet_name?: string | null
          pet_type?: string | null
          position_in_queue?: number | null
          referral_code?: string | null
          referred_by?: string | null
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          variant?: string | null
        }
        Update: {
          created_at?: string | null
          device_type?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          pet_name?: string | null
          pet_type?: string | null
          position_in_queue?: number | null
          referral_code?: string | null
          referred_by?: string | null
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          variant?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      carry_out_deletion: {
        Args: { p_backups_purge_at: string; p_kept: string; p_reference: string; p_verified_by: string }
        Returns: Json
      }
      claim_beta_invite_code: {
        Args: { p_code: string; p_email: string; p_user_id: string }
        Returns: boolean
      }
      create_invite_codes: {
        Args: { p_count: number; p_expires_at?: string; p_label?: string }
        Returns: string[]
      }
      delete_own_account: {
        Args: {
          p_backups_purge_at: string
          p_due_at: string
          p_kept: string
          p_reference: string
          p_user_id: string
        }
        Returns: Json
      }
      finish_deletion: { Args: { p_reference: string }; Returns: Json }
      judge_deletion_request: {
        Args: { p_reference: string; p_rejected_because: string; p_verified_by: string }
        Returns: string
      }
      release_beta_invite_code: {
        Args: { p_code: string; p_email: string; p_user_id: string }
        Returns: boolean
      }
      run_maintenance: {
        Args: { p_dry_run?: boolean }
        Returns: {
          affected: number
          task: string
        }[]
      }
      show_deletion_request: { Args: { p_reference: string }; Returns: Json }
      unfinished_deletions: { Args: Record<PropertyKey, never>; Returns: Json }
      verify_beta_invite_code: {
        Args: { p_code: string }
        Returns: {
          is_valid: boolean
          state: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
