
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "achievements": {
                  Row: {
                    "category": string,"code": string,"created_at": string,"deleted": boolean,"description": string | null,"earned_at": string,"id": string,"rev": string,"title": string,"unit": string | null,"updated_at": string,"user_id": string,"value": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string,"code": string,"created_at"?: string,"deleted"?: boolean,"description"?: string | null,"earned_at"?: string,"id": string,"rev"?: string,"title": string,"unit"?: string | null,"updated_at"?: string,"user_id": string,"value"?: number | null
                  }
                  Update: {
                    "category"?: string,"code"?: string,"created_at"?: string,"deleted"?: boolean,"description"?: string | null,"earned_at"?: string,"id"?: string,"rev"?: string,"title"?: string,"unit"?: string | null,"updated_at"?: string,"user_id"?: string,"value"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "achievements_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"appointments": {
                  Row: {
                    "agreed_starts_at": string | null,"alternatives": NonNullable<Json>,"answered_at": string | null,"appointment_type": string,"call_url": string | null,"client_note": string | null,"created_at": string,"created_by": string | null,"decline_note": string | null,"decline_reason": string | null,"deleted": boolean,"duration_minutes": number,"ends_at": string,"id": string,"invoice_id": string | null,"location": string | null,"mode": string,"notes": string | null,"provider_id": string | null,"refused_starts_at": string | null,"rev": string,"scheduled_date": string,"scheduled_time": string,"seen_starts_at": string | null,"starts_at": string,"status": string,"title": string,"updated_at": string,"user_id": string,"zone": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_starts_at"?: string | null,"alternatives"?: NonNullable<Json>,"answered_at"?: string | null,"appointment_type"?: string,"call_url"?: string | null,"client_note"?: string | null,"created_at"?: string,"created_by"?: string | null,"decline_note"?: string | null,"decline_reason"?: string | null,"deleted"?: boolean,"duration_minutes"?: number,"ends_at": string,"id"?: string,"invoice_id"?: string | null,"location"?: string | null,"mode"?: string,"notes"?: string | null,"provider_id"?: string | null,"refused_starts_at"?: string | null,"rev"?: string,"scheduled_date": string,"scheduled_time": string,"seen_starts_at"?: string | null,"starts_at": string,"status"?: string,"title": string,"updated_at"?: string,"user_id": string,"zone"?: string
                  }
                  Update: {
                    "agreed_starts_at"?: string | null,"alternatives"?: NonNullable<Json>,"answered_at"?: string | null,"appointment_type"?: string,"call_url"?: string | null,"client_note"?: string | null,"created_at"?: string,"created_by"?: string | null,"decline_note"?: string | null,"decline_reason"?: string | null,"deleted"?: boolean,"duration_minutes"?: number,"ends_at"?: string,"id"?: string,"invoice_id"?: string | null,"location"?: string | null,"mode"?: string,"notes"?: string | null,"provider_id"?: string | null,"refused_starts_at"?: string | null,"rev"?: string,"scheduled_date"?: string,"scheduled_time"?: string,"seen_starts_at"?: string | null,"starts_at"?: string,"status"?: string,"title"?: string,"updated_at"?: string,"user_id"?: string,"zone"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "appointments_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "appointments_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "appointments_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"attendance_records": {
                  Row: {
                    "appointment_id": string | null,"check_in_time": string | null,"client_id": string,"created_at": string,"deleted": boolean,"id": string,"rev": string,"session_date": string,"session_type": string,"status": string,"trainer_id": string | null,"trainer_notes": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "appointment_id"?: string | null,"check_in_time"?: string | null,"client_id": string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"session_date"?: string,"session_type"?: string,"status": string,"trainer_id"?: string | null,"trainer_notes"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "appointment_id"?: string | null,"check_in_time"?: string | null,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"session_date"?: string,"session_type"?: string,"status"?: string,"trainer_id"?: string | null,"trainer_notes"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "attendance_records_appointment_id_fkey"
      columns: ["appointment_id"]
isOneToOne: false
      referencedRelation: "appointments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "attendance_records_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "attendance_records_trainer_id_fkey"
      columns: ["trainer_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"availability_exceptions": {
                  Row: {
                    "date": string,"deleted": boolean,"end_time": string,"id": string,"kind": string,"provider_id": string,"rev": string,"start_time": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "date": string,"deleted"?: boolean,"end_time"?: string,"id"?: string,"kind": string,"provider_id": string,"rev"?: string,"start_time"?: string,"updated_at"?: string
                  }
                  Update: {
                    "date"?: string,"deleted"?: boolean,"end_time"?: string,"id"?: string,"kind"?: string,"provider_id"?: string,"rev"?: string,"start_time"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "availability_exceptions_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"availability_rules": {
                  Row: {
                    "deleted": boolean,"end_time": string,"id": string,"provider_id": string,"rev": string,"start_time": string,"updated_at": string,"valid_from": string | null,"valid_until": string | null,"weekday": number
                  }
                  ComputedFields: never
                  Insert: {
                    "deleted"?: boolean,"end_time": string,"id"?: string,"provider_id": string,"rev"?: string,"start_time": string,"updated_at"?: string,"valid_from"?: string | null,"valid_until"?: string | null,"weekday": number
                  }
                  Update: {
                    "deleted"?: boolean,"end_time"?: string,"id"?: string,"provider_id"?: string,"rev"?: string,"start_time"?: string,"updated_at"?: string,"valid_from"?: string | null,"valid_until"?: string | null,"weekday"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "availability_rules_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"care_facts": {
                  Row: {
                    "changed_by": string | null,"code": string | null,"deleted": boolean,"id": string,"kind": string,"name": string,"reaction": string | null,"resolved_on": string | null,"rev": string,"severity": string | null,"signed_at": string,"signed_by": string,"signed_by_id": string,"since": string | null,"updated_at": string,"user_id": string,"void_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_by"?: string | null,"code"?: string | null,"deleted"?: boolean,"id"?: string,"kind": string,"name": string,"reaction"?: string | null,"resolved_on"?: string | null,"rev"?: string,"severity"?: string | null,"signed_at": string,"signed_by": string,"signed_by_id": string,"since"?: string | null,"updated_at"?: string,"user_id": string,"void_at"?: string | null
                  }
                  Update: {
                    "changed_by"?: string | null,"code"?: string | null,"deleted"?: boolean,"id"?: string,"kind"?: string,"name"?: string,"reaction"?: string | null,"resolved_on"?: string | null,"rev"?: string,"severity"?: string | null,"signed_at"?: string,"signed_by"?: string,"signed_by_id"?: string,"since"?: string | null,"updated_at"?: string,"user_id"?: string,"void_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "care_facts_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"care_notes": {
                  Row: {
                    "amends": string | null,"assessment": string | null,"author_id": string | null,"client_id": string,"created_at": string,"deleted": boolean,"diagnosis": string | null,"id": string,"monitoring": string | null,"noted_on": string,"objective": string | null,"plan": string | null,"rev": string,"shared": boolean,"signed_at": string | null,"subjective": string | null,"template": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amends"?: string | null,"assessment"?: string | null,"author_id"?: string | null,"client_id": string,"created_at"?: string,"deleted"?: boolean,"diagnosis"?: string | null,"id"?: string,"monitoring"?: string | null,"noted_on": string,"objective"?: string | null,"plan"?: string | null,"rev"?: string,"shared"?: boolean,"signed_at"?: string | null,"subjective"?: string | null,"template": string,"updated_at"?: string
                  }
                  Update: {
                    "amends"?: string | null,"assessment"?: string | null,"author_id"?: string | null,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"diagnosis"?: string | null,"id"?: string,"monitoring"?: string | null,"noted_on"?: string,"objective"?: string | null,"plan"?: string | null,"rev"?: string,"shared"?: boolean,"signed_at"?: string | null,"subjective"?: string | null,"template"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "care_notes_amends_fkey"
      columns: ["amends"]
isOneToOne: false
      referencedRelation: "care_notes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "care_notes_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "care_notes_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"care_papers": {
                  Row: {
                    "answer": string | null,"answered_at": string | null,"author_id": string | null,"body": string | null,"client_id": string,"deleted": boolean,"directions": string | null,"dose": string | null,"from_on": string,"heart_rate_most": number | null,"id": string,"kind": string,"license_number": string | null,"limits": (string)[],"medicine": string | null,"rev": string,"signed_at": string,"signed_by": string,"times": (string)[],"to_id": string | null,"to_name": string | null,"until_on": string | null,"updated_at": string,"verdict": string | null,"void_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string | null,"answered_at"?: string | null,"author_id"?: string | null,"body"?: string | null,"client_id": string,"deleted"?: boolean,"directions"?: string | null,"dose"?: string | null,"from_on": string,"heart_rate_most"?: number | null,"id"?: string,"kind": string,"license_number"?: string | null,"limits"?: (string)[],"medicine"?: string | null,"rev"?: string,"signed_at": string,"signed_by": string,"times"?: (string)[],"to_id"?: string | null,"to_name"?: string | null,"until_on"?: string | null,"updated_at"?: string,"verdict"?: string | null,"void_at"?: string | null
                  }
                  Update: {
                    "answer"?: string | null,"answered_at"?: string | null,"author_id"?: string | null,"body"?: string | null,"client_id"?: string,"deleted"?: boolean,"directions"?: string | null,"dose"?: string | null,"from_on"?: string,"heart_rate_most"?: number | null,"id"?: string,"kind"?: string,"license_number"?: string | null,"limits"?: (string)[],"medicine"?: string | null,"rev"?: string,"signed_at"?: string,"signed_by"?: string,"times"?: (string)[],"to_id"?: string | null,"to_name"?: string | null,"until_on"?: string | null,"updated_at"?: string,"verdict"?: string | null,"void_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "care_papers_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "care_papers_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "care_papers_to_id_fkey"
      columns: ["to_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"care_requests": {
                  Row: {
                    "answered_at": string | null,"asked_at": string,"client_id": string,"deleted": boolean,"id": string,"message": string | null,"provider_id": string,"rev": string,"status": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"asked_at"?: string,"client_id": string,"deleted"?: boolean,"id": string,"message"?: string | null,"provider_id": string,"rev"?: string,"status"?: string,"updated_at"?: string
                  }
                  Update: {
                    "answered_at"?: string | null,"asked_at"?: string,"client_id"?: string,"deleted"?: boolean,"id"?: string,"message"?: string | null,"provider_id"?: string,"rev"?: string,"status"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "care_requests_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "care_requests_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"centres": {
                  Row: {
                    "city": string,"code": string,"id": string,"is_active": boolean,"phone": string,"place": number,"street": string,"weekdays_from": string,"weekdays_to": string,"weekends_from": string,"weekends_to": string
                  }
                  ComputedFields: never
                  Insert: {
                    "city": string,"code": string,"id"?: string,"is_active"?: boolean,"phone": string,"place": number,"street": string,"weekdays_from": string,"weekdays_to": string,"weekends_from": string,"weekends_to": string
                  }
                  Update: {
                    "city"?: string,"code"?: string,"id"?: string,"is_active"?: boolean,"phone"?: string,"place"?: number,"street"?: string,"weekdays_from"?: string,"weekdays_to"?: string,"weekends_from"?: string,"weekends_to"?: string
                  }
                  Relationships: [
                    
                  ]
                },"challenge_members": {
                  Row: {
                    "challenge_id": string,"deleted": boolean,"id": string,"joined_at": string,"on_board": boolean,"rev": string,"team": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "challenge_id": string,"deleted"?: boolean,"id": string,"joined_at"?: string,"on_board"?: boolean,"rev"?: string,"team"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "challenge_id"?: string,"deleted"?: boolean,"id"?: string,"joined_at"?: string,"on_board"?: boolean,"rev"?: string,"team"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "challenge_members_challenge_id_fkey"
      columns: ["challenge_id"]
isOneToOne: false
      referencedRelation: "challenges"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "challenge_members_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"challenges": {
                  Row: {
                    "created_at": string,"creator_id": string | null,"deleted": boolean,"description": string,"ends_on": string,"id": string,"metric": string,"rev": string,"starts_on": string,"target": number,"team_size": number,"teams": string,"title": string,"unit": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"creator_id"?: string | null,"deleted"?: boolean,"description"?: string,"ends_on": string,"id"?: string,"metric": string,"rev"?: string,"starts_on"?: string,"target": number,"team_size"?: number,"teams"?: string,"title": string,"unit"?: string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"creator_id"?: string | null,"deleted"?: boolean,"description"?: string,"ends_on"?: string,"id"?: string,"metric"?: string,"rev"?: string,"starts_on"?: string,"target"?: number,"team_size"?: number,"teams"?: string,"title"?: string,"unit"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "challenges_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"client_assignments": {
                  Row: {
                    "assignment_date": string,"client_id": string,"created_at": string,"deleted": boolean,"ended_at": string | null,"ended_by": string | null,"id": string,"program_focus": string | null,"rev": string,"sessions_per_week": number | null,"status": string,"trainer_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assignment_date"?: string,"client_id": string,"created_at"?: string,"deleted"?: boolean,"ended_at"?: string | null,"ended_by"?: string | null,"id"?: string,"program_focus"?: string | null,"rev"?: string,"sessions_per_week"?: number | null,"status"?: string,"trainer_id": string,"updated_at"?: string
                  }
                  Update: {
                    "assignment_date"?: string,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"ended_at"?: string | null,"ended_by"?: string | null,"id"?: string,"program_focus"?: string | null,"rev"?: string,"sessions_per_week"?: number | null,"status"?: string,"trainer_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "client_assignments_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "client_assignments_trainer_id_fkey"
      columns: ["trainer_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"client_follows": {
                  Row: {
                    "client_id": string,"deleted": boolean,"follower_id": string,"id": string,"opened_at": string,"rev": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"deleted"?: boolean,"follower_id": string,"id": string,"opened_at"?: string,"rev"?: string,"updated_at"?: string
                  }
                  Update: {
                    "client_id"?: string,"deleted"?: boolean,"follower_id"?: string,"id"?: string,"opened_at"?: string,"rev"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "client_follows_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "client_follows_follower_id_fkey"
      columns: ["follower_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"community_posts": {
                  Row: {
                    "card": Json | null,"centre": string,"comments_count": number,"content": string,"created_at": string,"deleted": boolean,"held_at": string | null,"id": string,"image_path": string | null,"image_url": string | null,"likes_count": number,"mentions": (string)[] | null,"post_type": string,"rev": string,"title": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "card"?: Json | null,"centre"?: string,"comments_count"?: number,"content": string,"created_at"?: string,"deleted"?: boolean,"held_at"?: string | null,"id"?: string,"image_path"?: string | null,"image_url"?: string | null,"likes_count"?: number,"mentions"?: (string)[] | null,"post_type"?: string,"rev"?: string,"title"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "card"?: Json | null,"centre"?: string,"comments_count"?: number,"content"?: string,"created_at"?: string,"deleted"?: boolean,"held_at"?: string | null,"id"?: string,"image_path"?: string | null,"image_url"?: string | null,"likes_count"?: number,"mentions"?: (string)[] | null,"post_type"?: string,"rev"?: string,"title"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "community_posts_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"community_reports": {
                  Row: {
                    "about": string,"about_id": string,"author_id": string | null,"created_at": string,"decided_at": string | null,"deleted": boolean,"id": string,"note": string,"reason": string,"rev": string,"updated_at": string,"user_id": string,"written": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "about": string,"about_id": string,"author_id"?: string | null,"created_at"?: string,"decided_at"?: string | null,"deleted"?: boolean,"id": string,"note"?: string,"reason": string,"rev"?: string,"updated_at"?: string,"user_id": string,"written"?: string | null
                  }
                  Update: {
                    "about"?: string,"about_id"?: string,"author_id"?: string | null,"created_at"?: string,"decided_at"?: string | null,"deleted"?: boolean,"id"?: string,"note"?: string,"reason"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string,"written"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "community_reports_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "community_reports_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"contacts": {
                  Row: {
                    "deleted": boolean,"email": string | null,"id": string,"phone": string | null,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "deleted"?: boolean,"email"?: string | null,"id": string,"phone"?: string | null,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "deleted"?: boolean,"email"?: string | null,"id"?: string,"phone"?: string | null,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contacts_id_fkey"
      columns: ["id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"emergency_cards": {
                  Row: {
                    "allergies": string | null,"blood_group": string | null,"conditions": string | null,"contact_name": string | null,"contact_phone": string | null,"contact_relation": string | null,"created_at": string,"deleted": boolean,"genotype": string | null,"helps": string | null,"id": string,"rev": string,"second_name": string | null,"second_phone": string | null,"second_relation": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "allergies"?: string | null,"blood_group"?: string | null,"conditions"?: string | null,"contact_name"?: string | null,"contact_phone"?: string | null,"contact_relation"?: string | null,"created_at"?: string,"deleted"?: boolean,"genotype"?: string | null,"helps"?: string | null,"id": string,"rev"?: string,"second_name"?: string | null,"second_phone"?: string | null,"second_relation"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "allergies"?: string | null,"blood_group"?: string | null,"conditions"?: string | null,"contact_name"?: string | null,"contact_phone"?: string | null,"contact_relation"?: string | null,"created_at"?: string,"deleted"?: boolean,"genotype"?: string | null,"helps"?: string | null,"id"?: string,"rev"?: string,"second_name"?: string | null,"second_phone"?: string | null,"second_relation"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "emergency_cards_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"exercises": {
                  Row: {
                    "category": string,"created_at": string,"deleted": boolean,"difficulty": string,"equipment": string,"id": string,"instructions": string,"is_active": boolean,"is_unilateral": boolean,"measure": string,"muscles": (string)[],"name": string,"owner_id": string | null,"rev": string,"secondary_muscles": (string)[],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category": string,"created_at"?: string,"deleted"?: boolean,"difficulty"?: string,"equipment"?: string,"id"?: string,"instructions"?: string,"is_active"?: boolean,"is_unilateral"?: boolean,"measure"?: string,"muscles"?: (string)[],"name": string,"owner_id"?: string | null,"rev"?: string,"secondary_muscles"?: (string)[],"updated_at"?: string
                  }
                  Update: {
                    "category"?: string,"created_at"?: string,"deleted"?: boolean,"difficulty"?: string,"equipment"?: string,"id"?: string,"instructions"?: string,"is_active"?: boolean,"is_unilateral"?: boolean,"measure"?: string,"muscles"?: (string)[],"name"?: string,"owner_id"?: string | null,"rev"?: string,"secondary_muscles"?: (string)[],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "exercises_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"fasting_days": {
                  Row: {
                    "date": string,"deleted": boolean,"id": string,"marked_by": string | null,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "date": string,"deleted"?: boolean,"id": string,"marked_by"?: string | null,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "date"?: string,"deleted"?: boolean,"id"?: string,"marked_by"?: string | null,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "fasting_days_marked_by_fkey"
      columns: ["marked_by"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "fasting_days_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"food_favourites": {
                  Row: {
                    "created_at": string,"deleted": boolean,"food_id": string,"id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"food_id": string,"id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"food_id"?: string,"id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "food_favourites_food_id_fkey"
      columns: ["food_id"]
isOneToOne: false
      referencedRelation: "foods"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "food_favourites_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"foods": {
                  Row: {
                    "aliases": (string)[],"basis": string,"carbs_g_per_100g": number,"category": string,"confidence": string | null,"created_at": string,"deleted": boolean,"fat_g_per_100g": number,"fibre_g_per_100g": number | null,"id": string,"is_active": boolean,"is_estimate": boolean,"kcal_per_100g": number,"licence": string | null,"name": string,"notes": string | null,"owner_id": string | null,"protein_g_per_100g": number,"recipe": Json | null,"rev": string,"serving_description": string,"serving_grams": number,"source": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aliases"?: (string)[],"basis"?: string,"carbs_g_per_100g"?: number,"category"?: string,"confidence"?: string | null,"created_at"?: string,"deleted"?: boolean,"fat_g_per_100g"?: number,"fibre_g_per_100g"?: number | null,"id"?: string,"is_active"?: boolean,"is_estimate"?: never,"kcal_per_100g": number,"licence"?: string | null,"name": string,"notes"?: string | null,"owner_id"?: string | null,"protein_g_per_100g"?: number,"recipe"?: Json | null,"rev"?: string,"serving_description"?: string,"serving_grams"?: number,"source"?: string,"updated_at"?: string
                  }
                  Update: {
                    "aliases"?: (string)[],"basis"?: string,"carbs_g_per_100g"?: number,"category"?: string,"confidence"?: string | null,"created_at"?: string,"deleted"?: boolean,"fat_g_per_100g"?: number,"fibre_g_per_100g"?: number | null,"id"?: string,"is_active"?: boolean,"is_estimate"?: never,"kcal_per_100g"?: number,"licence"?: string | null,"name"?: string,"notes"?: string | null,"owner_id"?: string | null,"protein_g_per_100g"?: number,"recipe"?: Json | null,"rev"?: string,"serving_description"?: string,"serving_grams"?: number,"source"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "foods_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"goal_changes": {
                  Row: {
                    "created_at": string,"deleted": boolean,"edits": NonNullable<Json>,"goal_id": string,"id": string,"provider_id": string | null,"reason": string | null,"rev": string,"updated_at": string,"user_id": string,"what": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"edits"?: NonNullable<Json>,"goal_id": string,"id"?: string,"provider_id"?: string | null,"reason"?: string | null,"rev"?: string,"updated_at"?: string,"user_id": string,"what": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"edits"?: NonNullable<Json>,"goal_id"?: string,"id"?: string,"provider_id"?: string | null,"reason"?: string | null,"rev"?: string,"updated_at"?: string,"user_id"?: string,"what"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "goal_changes_goal_id_fkey"
      columns: ["goal_id"]
isOneToOne: false
      referencedRelation: "goals"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goal_changes_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goal_changes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"goal_proposals": {
                  Row: {
                    "answer": string | null,"answered_at": string | null,"category": string,"client_id": string,"created_at": string,"deleted": boolean,"exercise_id": string | null,"goal_id": string | null,"id": string,"kind": string,"provider_id": string | null,"reason": string | null,"rev": string,"status": string,"target": number,"target_date": string | null,"title": string,"unit": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string | null,"answered_at"?: string | null,"category"?: string,"client_id": string,"created_at"?: string,"deleted"?: boolean,"exercise_id"?: string | null,"goal_id"?: string | null,"id"?: string,"kind": string,"provider_id"?: string | null,"reason"?: string | null,"rev"?: string,"status"?: string,"target": number,"target_date"?: string | null,"title": string,"unit"?: string,"updated_at"?: string
                  }
                  Update: {
                    "answer"?: string | null,"answered_at"?: string | null,"category"?: string,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"exercise_id"?: string | null,"goal_id"?: string | null,"id"?: string,"kind"?: string,"provider_id"?: string | null,"reason"?: string | null,"rev"?: string,"status"?: string,"target"?: number,"target_date"?: string | null,"title"?: string,"unit"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "goal_proposals_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goal_proposals_exercise_id_fkey"
      columns: ["exercise_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goal_proposals_goal_id_fkey"
      columns: ["goal_id"]
isOneToOne: false
      referencedRelation: "goals"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goal_proposals_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"goals": {
                  Row: {
                    "category": string,"completed_at": string | null,"created_at": string,"current": number,"deleted": boolean,"description": string | null,"exercise_id": string | null,"id": string,"kind": string,"provider_id": string | null,"rev": string,"start_date": string,"start_value": number | null,"status": string,"target": number,"target_date": string | null,"title": string,"unit": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string,"completed_at"?: string | null,"created_at"?: string,"current"?: number,"deleted"?: boolean,"description"?: string | null,"exercise_id"?: string | null,"id"?: string,"kind": string,"provider_id"?: string | null,"rev"?: string,"start_date"?: string,"start_value"?: number | null,"status"?: string,"target": number,"target_date"?: string | null,"title": string,"unit"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "category"?: string,"completed_at"?: string | null,"created_at"?: string,"current"?: number,"deleted"?: boolean,"description"?: string | null,"exercise_id"?: string | null,"id"?: string,"kind"?: string,"provider_id"?: string | null,"rev"?: string,"start_date"?: string,"start_value"?: number | null,"status"?: string,"target"?: number,"target_date"?: string | null,"title"?: string,"unit"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "goals_exercise_id_fkey"
      columns: ["exercise_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goals_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "goals_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"grants": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"provider_id": string,"purpose": string,"rev": string,"row_ids": (string)[],"subject": string,"until": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"provider_id": string,"purpose": string,"rev"?: string,"row_ids": (string)[],"subject": string,"until": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"provider_id"?: string,"purpose"?: string,"rev"?: string,"row_ids"?: (string)[],"subject"?: string,"until"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "grants_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "grants_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"health_records": {
                  Row: {
                    "created_at": string,"deleted": boolean,"description": string | null,"id": string,"kind": string,"mime_type": string | null,"pages": number,"path": string | null,"recorded_at": string,"rev": string,"size_bytes": number | null,"title": string,"updated_at": string,"uploaded_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"description"?: string | null,"id"?: string,"kind"?: string,"mime_type"?: string | null,"pages"?: number,"path"?: string | null,"recorded_at"?: string,"rev"?: string,"size_bytes"?: number | null,"title": string,"updated_at"?: string,"uploaded_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"description"?: string | null,"id"?: string,"kind"?: string,"mime_type"?: string | null,"pages"?: number,"path"?: string | null,"recorded_at"?: string,"rev"?: string,"size_bytes"?: number | null,"title"?: string,"updated_at"?: string,"uploaded_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "health_records_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"health_tips": {
                  Row: {
                    "author": string,"body": string,"body_de": string | null,"body_es": string | null,"body_fr": string | null,"code": string,"conditions": (string)[],"created_at": string,"deleted": boolean,"from_month": number | null,"goals": (string)[],"id": string,"published_on": string,"rev": string,"reviewed_by": string | null,"reviewed_on": string | null,"source": string,"title": string,"title_de": string | null,"title_es": string | null,"title_fr": string | null,"to_month": number | null,"topic": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author": string,"body": string,"body_de"?: string | null,"body_es"?: string | null,"body_fr"?: string | null,"code": string,"conditions"?: (string)[],"created_at"?: string,"deleted"?: boolean,"from_month"?: number | null,"goals"?: (string)[],"id"?: string,"published_on": string,"rev"?: string,"reviewed_by"?: string | null,"reviewed_on"?: string | null,"source": string,"title": string,"title_de"?: string | null,"title_es"?: string | null,"title_fr"?: string | null,"to_month"?: number | null,"topic": string,"updated_at"?: string
                  }
                  Update: {
                    "author"?: string,"body"?: string,"body_de"?: string | null,"body_es"?: string | null,"body_fr"?: string | null,"code"?: string,"conditions"?: (string)[],"created_at"?: string,"deleted"?: boolean,"from_month"?: number | null,"goals"?: (string)[],"id"?: string,"published_on"?: string,"rev"?: string,"reviewed_by"?: string | null,"reviewed_on"?: string | null,"source"?: string,"title"?: string,"title_de"?: string | null,"title_es"?: string | null,"title_fr"?: string | null,"to_month"?: number | null,"topic"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoices": {
                  Row: {
                    "client_id": string | null,"created_at": string,"credited_kobo": number,"credits_id": string | null,"currency": string,"deleted": boolean,"id": string,"instalments": NonNullable<Json>,"kind": string,"lines": NonNullable<Json>,"loan": Json | null,"number": string | null,"opened_on": string | null,"paid_kobo": number,"paused_days": number,"reason": string | null,"rev": string,"sessions_taken": number,"status": string,"tax_kobo": number,"total_kobo": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id"?: string | null,"created_at"?: string,"credited_kobo"?: number,"credits_id"?: string | null,"currency"?: string,"deleted"?: boolean,"id": string,"instalments"?: NonNullable<Json>,"kind"?: string,"lines": NonNullable<Json>,"loan"?: Json | null,"number"?: string | null,"opened_on"?: string | null,"paid_kobo"?: number,"paused_days"?: number,"reason"?: string | null,"rev"?: string,"sessions_taken"?: number,"status"?: string,"tax_kobo": number,"total_kobo": number,"updated_at"?: string
                  }
                  Update: {
                    "client_id"?: string | null,"created_at"?: string,"credited_kobo"?: number,"credits_id"?: string | null,"currency"?: string,"deleted"?: boolean,"id"?: string,"instalments"?: NonNullable<Json>,"kind"?: string,"lines"?: NonNullable<Json>,"loan"?: Json | null,"number"?: string | null,"opened_on"?: string | null,"paid_kobo"?: number,"paused_days"?: number,"reason"?: string | null,"rev"?: string,"sessions_taken"?: number,"status"?: string,"tax_kobo"?: number,"total_kobo"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoices_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_credits_id_fkey"
      columns: ["credits_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_alerts": {
                  Row: {
                    "acknowledged_at": string | null,"client_id": string,"deleted": boolean,"id": string,"is_open": boolean,"is_stand_in": boolean,"order_id": string,"result_id": string,"rev": string,"told_at": string,"told_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "acknowledged_at"?: string | null,"client_id": string,"deleted"?: boolean,"id": string,"is_open"?: boolean,"is_stand_in"?: boolean,"order_id": string,"result_id": string,"rev"?: string,"told_at"?: string,"told_id": string,"updated_at"?: string
                  }
                  Update: {
                    "acknowledged_at"?: string | null,"client_id"?: string,"deleted"?: boolean,"id"?: string,"is_open"?: boolean,"is_stand_in"?: boolean,"order_id"?: string,"result_id"?: string,"rev"?: string,"told_at"?: string,"told_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_alerts_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_alerts_order_id_client_id_fkey"
      columns: ["order_id","client_id"]
isOneToOne: false
      referencedRelation: "lab_orders"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "lab_alerts_result_id_fkey"
      columns: ["result_id"]
isOneToOne: false
      referencedRelation: "lab_results"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_alerts_told_id_fkey"
      columns: ["told_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_amendments": {
                  Row: {
                    "amended_at": string,"amended_by_id": string | null,"client_id": string,"deleted": boolean,"doctor_word": string | null,"flag": string,"id": string,"interpretation": string | null,"is_open": boolean,"next_step": string | null,"order_id": string,"reason": string,"reference_range": string | null,"result_id": string,"result_value": string,"rev": string,"unit": string | null,"updated_at": string,"verified_by_id": string | null,"version": number,"was_released": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "amended_at"?: string,"amended_by_id"?: string | null,"client_id": string,"deleted"?: boolean,"doctor_word"?: string | null,"flag": string,"id"?: string,"interpretation"?: string | null,"is_open"?: boolean,"next_step"?: string | null,"order_id": string,"reason": string,"reference_range"?: string | null,"result_id": string,"result_value": string,"rev"?: string,"unit"?: string | null,"updated_at"?: string,"verified_by_id"?: string | null,"version": number,"was_released": boolean
                  }
                  Update: {
                    "amended_at"?: string,"amended_by_id"?: string | null,"client_id"?: string,"deleted"?: boolean,"doctor_word"?: string | null,"flag"?: string,"id"?: string,"interpretation"?: string | null,"is_open"?: boolean,"next_step"?: string | null,"order_id"?: string,"reason"?: string,"reference_range"?: string | null,"result_id"?: string,"result_value"?: string,"rev"?: string,"unit"?: string | null,"updated_at"?: string,"verified_by_id"?: string | null,"version"?: number,"was_released"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_amendments_amended_by_id_fkey"
      columns: ["amended_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_amendments_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_amendments_order_id_client_id_fkey"
      columns: ["order_id","client_id"]
isOneToOne: false
      referencedRelation: "lab_orders"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "lab_amendments_result_id_fkey"
      columns: ["result_id"]
isOneToOne: false
      referencedRelation: "lab_results"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_amendments_verified_by_id_fkey"
      columns: ["verified_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_analytes": {
                  Row: {
                    "analyte_code": string,"analyte_name": string,"choices": (string)[],"created_at": string,"decimals": number,"deleted": boolean,"delta_days": number,"delta_percent": number | null,"formula": string | null,"id": string,"kind": string,"loinc": string | null,"normal_choices": (string)[],"possible_high": number | null,"possible_low": number | null,"ranges": NonNullable<Json>,"rev": string,"source": string,"state": string,"unit": string | null,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "analyte_code": string,"analyte_name": string,"choices"?: (string)[],"created_at"?: string,"decimals"?: number,"deleted"?: boolean,"delta_days"?: number,"delta_percent"?: number | null,"formula"?: string | null,"id": string,"kind"?: string,"loinc"?: string | null,"normal_choices"?: (string)[],"possible_high"?: number | null,"possible_low"?: number | null,"ranges"?: NonNullable<Json>,"rev"?: string,"source"?: string,"state"?: string,"unit"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "analyte_code"?: string,"analyte_name"?: string,"choices"?: (string)[],"created_at"?: string,"decimals"?: number,"deleted"?: boolean,"delta_days"?: number,"delta_percent"?: number | null,"formula"?: string | null,"id"?: string,"kind"?: string,"loinc"?: string | null,"normal_choices"?: (string)[],"possible_high"?: number | null,"possible_low"?: number | null,"ranges"?: NonNullable<Json>,"rev"?: string,"source"?: string,"state"?: string,"unit"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"lab_order_items": {
                  Row: {
                    "analyte_versions": NonNullable<Json>,"analytes": (string)[],"client_id": string,"container": string,"created_at": string,"deleted": boolean,"id": string,"is_open": boolean,"order_id": string,"previous": NonNullable<Json>,"price": number,"rev": string,"test_code": string,"test_id": string,"test_name": string,"test_version": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "analyte_versions"?: NonNullable<Json>,"analytes"?: (string)[],"client_id": string,"container"?: string,"created_at"?: string,"deleted"?: boolean,"id": string,"is_open"?: boolean,"order_id": string,"previous"?: NonNullable<Json>,"price": number,"rev"?: string,"test_code": string,"test_id": string,"test_name": string,"test_version"?: number,"updated_at"?: string
                  }
                  Update: {
                    "analyte_versions"?: NonNullable<Json>,"analytes"?: (string)[],"client_id"?: string,"container"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"is_open"?: boolean,"order_id"?: string,"previous"?: NonNullable<Json>,"price"?: number,"rev"?: string,"test_code"?: string,"test_id"?: string,"test_name"?: string,"test_version"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_order_items_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_order_items_order_id_client_id_fkey"
      columns: ["order_id","client_id"]
isOneToOne: false
      referencedRelation: "lab_orders"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "lab_order_items_test_id_fkey"
      columns: ["test_id"]
isOneToOne: false
      referencedRelation: "lab_tests"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_orders": {
                  Row: {
                    "client_id": string,"collection_date": string | null,"completed_date": string | null,"created_at": string,"deleted": boolean,"id": string,"is_open": boolean,"lab_technician_id": string | null,"notes": string | null,"order_number": string | null,"ordered_by_id": string | null,"ordered_date": string,"patient_age": number | null,"patient_name": string | null,"patient_pregnant": boolean | null,"patient_sex": string | null,"priority": string,"rev": string,"status": string,"total_amount": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"collection_date"?: string | null,"completed_date"?: string | null,"created_at"?: string,"deleted"?: boolean,"id"?: string,"is_open"?: boolean,"lab_technician_id"?: string | null,"notes"?: string | null,"order_number"?: string | null,"ordered_by_id"?: string | null,"ordered_date"?: string,"patient_age"?: number | null,"patient_name"?: string | null,"patient_pregnant"?: boolean | null,"patient_sex"?: string | null,"priority"?: string,"rev"?: string,"status"?: string,"total_amount"?: number,"updated_at"?: string
                  }
                  Update: {
                    "client_id"?: string,"collection_date"?: string | null,"completed_date"?: string | null,"created_at"?: string,"deleted"?: boolean,"id"?: string,"is_open"?: boolean,"lab_technician_id"?: string | null,"notes"?: string | null,"order_number"?: string | null,"ordered_by_id"?: string | null,"ordered_date"?: string,"patient_age"?: number | null,"patient_name"?: string | null,"patient_pregnant"?: boolean | null,"patient_sex"?: string | null,"priority"?: string,"rev"?: string,"status"?: string,"total_amount"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_orders_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_orders_lab_technician_id_fkey"
      columns: ["lab_technician_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_orders_ordered_by_id_fkey"
      columns: ["ordered_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_results": {
                  Row: {
                    "client_id": string,"created_at": string,"deleted": boolean,"doctor_word": string | null,"entered_at": string,"entered_by_id": string | null,"flag": string,"held_by_id": string | null,"held_reason": string | null,"id": string,"interpretation": string | null,"is_open": boolean,"needs_attention": boolean,"next_step": string | null,"order_id": string,"range_high": number | null,"range_low": number | null,"read_back_at": string | null,"read_back_by_id": string | null,"read_back_to": string | null,"reference_range": string | null,"released_at": string | null,"result_value": string,"rev": string,"second_look": boolean,"signed_at": string | null,"signed_by_id": string | null,"test_code": string,"test_name": string,"unit": string | null,"updated_at": string,"verified_at": string | null,"verified_by_id": string | null,"version": number,"was_questioned": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"created_at"?: string,"deleted"?: boolean,"doctor_word"?: string | null,"entered_at"?: string,"entered_by_id"?: string | null,"flag": string,"held_by_id"?: string | null,"held_reason"?: string | null,"id": string,"interpretation"?: string | null,"is_open"?: boolean,"needs_attention"?: never,"next_step"?: string | null,"order_id": string,"range_high"?: number | null,"range_low"?: number | null,"read_back_at"?: string | null,"read_back_by_id"?: string | null,"read_back_to"?: string | null,"reference_range"?: string | null,"released_at"?: string | null,"result_value": string,"rev"?: string,"second_look"?: boolean,"signed_at"?: string | null,"signed_by_id"?: string | null,"test_code": string,"test_name": string,"unit"?: string | null,"updated_at"?: string,"verified_at"?: string | null,"verified_by_id"?: string | null,"version"?: number,"was_questioned"?: boolean
                  }
                  Update: {
                    "client_id"?: string,"created_at"?: string,"deleted"?: boolean,"doctor_word"?: string | null,"entered_at"?: string,"entered_by_id"?: string | null,"flag"?: string,"held_by_id"?: string | null,"held_reason"?: string | null,"id"?: string,"interpretation"?: string | null,"is_open"?: boolean,"needs_attention"?: never,"next_step"?: string | null,"order_id"?: string,"range_high"?: number | null,"range_low"?: number | null,"read_back_at"?: string | null,"read_back_by_id"?: string | null,"read_back_to"?: string | null,"reference_range"?: string | null,"released_at"?: string | null,"result_value"?: string,"rev"?: string,"second_look"?: boolean,"signed_at"?: string | null,"signed_by_id"?: string | null,"test_code"?: string,"test_name"?: string,"unit"?: string | null,"updated_at"?: string,"verified_at"?: string | null,"verified_by_id"?: string | null,"version"?: number,"was_questioned"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_results_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_results_entered_by_id_fkey"
      columns: ["entered_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_results_held_by_id_fkey"
      columns: ["held_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_results_order_id_client_id_fkey"
      columns: ["order_id","client_id"]
isOneToOne: false
      referencedRelation: "lab_orders"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "lab_results_read_back_by_id_fkey"
      columns: ["read_back_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_results_signed_by_id_fkey"
      columns: ["signed_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_results_verified_by_id_fkey"
      columns: ["verified_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_samples": {
                  Row: {
                    "client_id": string,"collected_at": string,"collected_by_id": string | null,"container": string,"deleted": boolean,"draw": number,"id": string,"is_open": boolean,"is_rejected": boolean,"note": string | null,"order_id": string,"received_at": string | null,"received_by_id": string | null,"reject_reason": string | null,"rejected_at": string | null,"rejected_by_id": string | null,"rev": string,"state": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"collected_at"?: string,"collected_by_id"?: string | null,"container": string,"deleted"?: boolean,"draw"?: number,"id": string,"is_open"?: boolean,"is_rejected"?: never,"note"?: string | null,"order_id": string,"received_at"?: string | null,"received_by_id"?: string | null,"reject_reason"?: string | null,"rejected_at"?: string | null,"rejected_by_id"?: string | null,"rev"?: string,"state"?: string,"updated_at"?: string
                  }
                  Update: {
                    "client_id"?: string,"collected_at"?: string,"collected_by_id"?: string | null,"container"?: string,"deleted"?: boolean,"draw"?: number,"id"?: string,"is_open"?: boolean,"is_rejected"?: never,"note"?: string | null,"order_id"?: string,"received_at"?: string | null,"received_by_id"?: string | null,"reject_reason"?: string | null,"rejected_at"?: string | null,"rejected_by_id"?: string | null,"rev"?: string,"state"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_samples_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_samples_collected_by_id_fkey"
      columns: ["collected_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_samples_order_id_client_id_fkey"
      columns: ["order_id","client_id"]
isOneToOne: false
      referencedRelation: "lab_orders"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "lab_samples_received_by_id_fkey"
      columns: ["received_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_samples_rejected_by_id_fkey"
      columns: ["rejected_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lab_tests": {
                  Row: {
                    "analytes": (string)[],"category": string,"container": string,"created_at": string,"deleted": boolean,"description": string,"id": string,"is_active": boolean,"normal_range_max": number | null,"normal_range_min": number | null,"preparation_instructions": string | null,"price": number,"processing_time_hours": number,"repeat_after_days": number,"requires_fasting": boolean,"rev": string,"sample_type": string,"state": string,"test_code": string,"test_name": string,"unit": string | null,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "analytes"?: (string)[],"category": string,"container"?: string,"created_at"?: string,"deleted"?: boolean,"description"?: string,"id"?: string,"is_active"?: never,"normal_range_max"?: number | null,"normal_range_min"?: number | null,"preparation_instructions"?: string | null,"price": number,"processing_time_hours"?: number,"repeat_after_days"?: number,"requires_fasting"?: boolean,"rev"?: string,"sample_type"?: string,"state"?: string,"test_code": string,"test_name": string,"unit"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "analytes"?: (string)[],"category"?: string,"container"?: string,"created_at"?: string,"deleted"?: boolean,"description"?: string,"id"?: string,"is_active"?: never,"normal_range_max"?: number | null,"normal_range_min"?: number | null,"preparation_instructions"?: string | null,"price"?: number,"processing_time_hours"?: number,"repeat_after_days"?: number,"requires_fasting"?: boolean,"rev"?: string,"sample_type"?: string,"state"?: string,"test_code"?: string,"test_name"?: string,"unit"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"lab_versions": {
                  Row: {
                    "code": string,"confirmed_at": string | null,"confirmed_by": string | null,"confirmed_noted_by_id": string | null,"content": NonNullable<Json>,"deleted": boolean,"drafted_at": string,"drafted_by_id": string | null,"id": string,"kind": string,"note": string | null,"published_at": string | null,"published_by_id": string | null,"rev": string,"state": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"confirmed_at"?: string | null,"confirmed_by"?: string | null,"confirmed_noted_by_id"?: string | null,"content": NonNullable<Json>,"deleted"?: boolean,"drafted_at"?: string,"drafted_by_id"?: string | null,"id": string,"kind": string,"note"?: string | null,"published_at"?: string | null,"published_by_id"?: string | null,"rev"?: string,"state"?: string,"updated_at"?: string,"version": number
                  }
                  Update: {
                    "code"?: string,"confirmed_at"?: string | null,"confirmed_by"?: string | null,"confirmed_noted_by_id"?: string | null,"content"?: NonNullable<Json>,"deleted"?: boolean,"drafted_at"?: string,"drafted_by_id"?: string | null,"id"?: string,"kind"?: string,"note"?: string | null,"published_at"?: string | null,"published_by_id"?: string | null,"rev"?: string,"state"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "lab_versions_confirmed_noted_by_id_fkey"
      columns: ["confirmed_noted_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_versions_drafted_by_id_fkey"
      columns: ["drafted_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lab_versions_published_by_id_fkey"
      columns: ["published_by_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"lenders": {
                  Row: {
                    "approval": string,"code": string,"complaints": string,"early_fee_bp": number,"fee_bp": number,"fee_kobo": number,"from_kobo": number,"id": string,"is_active": boolean,"late_fee_kobo": number,"lengths": (string)[],"rate_bp": number,"reading_days": number,"title": string,"to_kobo": number,"withdrawal_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "approval": string,"code": string,"complaints": string,"early_fee_bp": number,"fee_bp": number,"fee_kobo": number,"from_kobo": number,"id"?: string,"is_active"?: boolean,"late_fee_kobo": number,"lengths": (string)[],"rate_bp": number,"reading_days": number,"title": string,"to_kobo": number,"withdrawal_days": number
                  }
                  Update: {
                    "approval"?: string,"code"?: string,"complaints"?: string,"early_fee_bp"?: number,"fee_bp"?: number,"fee_kobo"?: number,"from_kobo"?: number,"id"?: string,"is_active"?: boolean,"late_fee_kobo"?: number,"lengths"?: (string)[],"rate_bp"?: number,"reading_days"?: number,"title"?: string,"to_kobo"?: number,"withdrawal_days"?: number
                  }
                  Relationships: [
                    
                  ]
                },"meal_comments": {
                  Row: {
                    "author_id": string | null,"body": string,"created_at": string,"deleted": boolean,"id": string,"meal_id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"body": string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"meal_id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "author_id"?: string | null,"body"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"meal_id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "meal_comments_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "meal_comments_meal_id_user_id_fkey"
      columns: ["meal_id","user_id"]
isOneToOne: false
      referencedRelation: "meal_plans"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "meal_comments_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"meal_plans": {
                  Row: {
                    "calories": number,"carbs": number,"created_at": string,"date": string,"deleted": boolean,"fat": number,"food_id": string | null,"grams": number | null,"id": string,"instead_of": string | null,"logged": boolean,"logged_at": string | null,"meal_type": string,"name": string,"notes": string | null,"planned_by": string | null,"protein": number,"rev": string,"servings": number | null,"source": string,"swapped": boolean,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "calories"?: number,"carbs"?: number,"created_at"?: string,"date": string,"deleted"?: boolean,"fat"?: number,"food_id"?: string | null,"grams"?: number | null,"id"?: string,"instead_of"?: string | null,"logged"?: boolean,"logged_at"?: string | null,"meal_type"?: string,"name"?: string,"notes"?: string | null,"planned_by"?: string | null,"protein"?: number,"rev"?: string,"servings"?: number | null,"source"?: string,"swapped"?: boolean,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "calories"?: number,"carbs"?: number,"created_at"?: string,"date"?: string,"deleted"?: boolean,"fat"?: number,"food_id"?: string | null,"grams"?: number | null,"id"?: string,"instead_of"?: string | null,"logged"?: boolean,"logged_at"?: string | null,"meal_type"?: string,"name"?: string,"notes"?: string | null,"planned_by"?: string | null,"protein"?: number,"rev"?: string,"servings"?: number | null,"source"?: string,"swapped"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "meal_plans_food_id_fkey"
      columns: ["food_id"]
isOneToOne: false
      referencedRelation: "foods"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "meal_plans_planned_by_fkey"
      columns: ["planned_by"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "meal_plans_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"meal_templates": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"meals": NonNullable<Json>,"name": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"meals"?: NonNullable<Json>,"name": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"meals"?: NonNullable<Json>,"name"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "meal_templates_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"measurements": {
                  Row: {
                    "arm": string | null,"context": string | null,"created_at": string,"deleted": boolean,"id": string,"kind": string,"measured_at": string,"notes": string | null,"posture": string | null,"rev": string,"source": string,"unit": string,"updated_at": string,"user_id": string,"value": number
                  }
                  ComputedFields: never
                  Insert: {
                    "arm"?: string | null,"context"?: string | null,"created_at"?: string,"deleted"?: boolean,"id"?: string,"kind": string,"measured_at"?: string,"notes"?: string | null,"posture"?: string | null,"rev"?: string,"source"?: string,"unit": string,"updated_at"?: string,"user_id": string,"value": number
                  }
                  Update: {
                    "arm"?: string | null,"context"?: string | null,"created_at"?: string,"deleted"?: boolean,"id"?: string,"kind"?: string,"measured_at"?: string,"notes"?: string | null,"posture"?: string | null,"rev"?: string,"source"?: string,"unit"?: string,"updated_at"?: string,"user_id"?: string,"value"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "measurements_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"medicine_doses": {
                  Row: {
                    "day": string,"deleted": boolean,"done_at": string,"id": string,"medicine_id": string,"note": string | null,"reason": string | null,"rev": string,"status": string,"time": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"deleted"?: boolean,"done_at"?: string,"id": string,"medicine_id": string,"note"?: string | null,"reason"?: string | null,"rev"?: string,"status": string,"time": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "day"?: string,"deleted"?: boolean,"done_at"?: string,"id"?: string,"medicine_id"?: string,"note"?: string | null,"reason"?: string | null,"rev"?: string,"status"?: string,"time"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "medicine_doses_medicine_id_user_id_fkey"
      columns: ["medicine_id","user_id"]
isOneToOne: false
      referencedRelation: "medicines"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "medicine_doses_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"medicines": {
                  Row: {
                    "created_at": string,"deleted": boolean,"dose": string | null,"ends_on": string | null,"id": string,"name": string,"notes": string | null,"purpose": string | null,"remind": boolean,"rev": string,"starts_on": string,"supplied_at": string | null,"supply": number | null,"times": (string)[],"units_per_dose": number,"updated_at": string,"user_id": string,"weekdays": (number)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"dose"?: string | null,"ends_on"?: string | null,"id"?: string,"name": string,"notes"?: string | null,"purpose"?: string | null,"remind"?: boolean,"rev"?: string,"starts_on"?: string,"supplied_at"?: string | null,"supply"?: number | null,"times"?: (string)[],"units_per_dose"?: number,"updated_at"?: string,"user_id": string,"weekdays"?: (number)[]
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"dose"?: string | null,"ends_on"?: string | null,"id"?: string,"name"?: string,"notes"?: string | null,"purpose"?: string | null,"remind"?: boolean,"rev"?: string,"starts_on"?: string,"supplied_at"?: string | null,"supply"?: number | null,"times"?: (string)[],"units_per_dose"?: number,"updated_at"?: string,"user_id"?: string,"weekdays"?: (number)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "medicines_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"message_reads": {
                  Row: {
                    "client_id": string,"deleted": boolean,"delivered_at": string | null,"id": string,"is_open": boolean,"provider_id": string,"read_at": string | null,"rev": string,"since": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"deleted"?: boolean,"delivered_at"?: string | null,"id": string,"is_open"?: boolean,"provider_id": string,"read_at"?: string | null,"rev"?: string,"since"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "client_id"?: string,"deleted"?: boolean,"delivered_at"?: string | null,"id"?: string,"is_open"?: boolean,"provider_id"?: string,"read_at"?: string | null,"rev"?: string,"since"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "message_reads_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "message_reads_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "message_reads_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"messages": {
                  Row: {
                    "arrived_at": string,"card_id": string | null,"card_kind": string | null,"client_id": string,"content": string,"created_at": string,"deleted": boolean,"file_bytes": number | null,"file_path": string | null,"file_type": string | null,"id": string,"provider_id": string,"retract_reason": string | null,"retracted_at": string | null,"rev": string,"sender_id": string,"updated_at": string,"urgent": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "arrived_at"?: string,"card_id"?: string | null,"card_kind"?: string | null,"client_id": string,"content": string,"created_at"?: string,"deleted"?: boolean,"file_bytes"?: number | null,"file_path"?: string | null,"file_type"?: string | null,"id"?: string,"provider_id": string,"retract_reason"?: string | null,"retracted_at"?: string | null,"rev"?: string,"sender_id": string,"updated_at"?: string,"urgent"?: boolean
                  }
                  Update: {
                    "arrived_at"?: string,"card_id"?: string | null,"card_kind"?: string | null,"client_id"?: string,"content"?: string,"created_at"?: string,"deleted"?: boolean,"file_bytes"?: number | null,"file_path"?: string | null,"file_type"?: string | null,"id"?: string,"provider_id"?: string,"retract_reason"?: string | null,"retracted_at"?: string | null,"rev"?: string,"sender_id"?: string,"updated_at"?: string,"urgent"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "messages_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"milestones": {
                  Row: {
                    "achieved_at": string | null,"category": string,"client_id": string,"created_at": string,"deleted": boolean,"description": string | null,"id": string,"rev": string,"target_date": string | null,"title": string,"trainer_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "achieved_at"?: string | null,"category"?: string,"client_id": string,"created_at"?: string,"deleted"?: boolean,"description"?: string | null,"id"?: string,"rev"?: string,"target_date"?: string | null,"title": string,"trainer_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "achieved_at"?: string | null,"category"?: string,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"description"?: string | null,"id"?: string,"rev"?: string,"target_date"?: string | null,"title"?: string,"trainer_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "milestones_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "milestones_trainer_id_fkey"
      columns: ["trainer_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"notification_deliveries": {
                  Row: {
                    "attempts": number,"channel": string,"claimed_until": string | null,"due_at": string,"id": number,"last_error": string | null,"notification_id": string,"sent_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"channel": string,"claimed_until"?: string | null,"due_at"?: string,"id"?: never,"last_error"?: string | null,"notification_id": string,"sent_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "attempts"?: number,"channel"?: string,"claimed_until"?: string | null,"due_at"?: string,"id"?: never,"last_error"?: string | null,"notification_id"?: string,"sent_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notification_deliveries_notification_id_fkey"
      columns: ["notification_id"]
isOneToOne: false
      referencedRelation: "notifications"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notification_deliveries_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notification_preferences": {
                  Row: {
                    "deleted": boolean,"digest": string,"email_appointments": boolean,"email_community": boolean,"email_marketing": boolean,"email_report": boolean,"email_system": boolean,"email_workouts": boolean,"id": string,"push_appointments": boolean,"push_community": boolean,"push_marketing": boolean,"push_report": boolean,"push_system": boolean,"push_workouts": boolean,"realtime": boolean,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "deleted"?: boolean,"digest"?: string,"email_appointments"?: boolean,"email_community"?: boolean,"email_marketing"?: boolean,"email_report"?: boolean,"email_system"?: boolean,"email_workouts"?: boolean,"id": string,"push_appointments"?: boolean,"push_community"?: boolean,"push_marketing"?: boolean,"push_report"?: boolean,"push_system"?: boolean,"push_workouts"?: boolean,"realtime"?: boolean,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "deleted"?: boolean,"digest"?: string,"email_appointments"?: boolean,"email_community"?: boolean,"email_marketing"?: boolean,"email_report"?: boolean,"email_system"?: boolean,"email_workouts"?: boolean,"id"?: string,"push_appointments"?: boolean,"push_community"?: boolean,"push_marketing"?: boolean,"push_report"?: boolean,"push_system"?: boolean,"push_workouts"?: boolean,"realtime"?: boolean,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notification_preferences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "about": string | null,"category": string,"created_at": string,"deleted": boolean,"id": string,"link": string | null,"message": string,"read": boolean,"rev": string,"sent_via_email": boolean,"title": string,"type": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "about"?: string | null,"category"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"link"?: string | null,"message": string,"read"?: boolean,"rev"?: string,"sent_via_email"?: boolean,"title": string,"type"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "about"?: string | null,"category"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"link"?: string | null,"message"?: string,"read"?: boolean,"rev"?: string,"sent_via_email"?: boolean,"title"?: string,"type"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"nutrition_goals": {
                  Row: {
                    "calories_target": number,"carbs_target": number,"created_at": string,"day_kind": string | null,"deleted": boolean,"fat_target": number,"id": string,"overrides": boolean,"protein_target": number,"rev": string,"set_by": string | null,"updated_at": string,"user_id": string,"valid_from": string,"water_target": number
                  }
                  ComputedFields: never
                  Insert: {
                    "calories_target"?: number,"carbs_target"?: number,"created_at"?: string,"day_kind"?: string | null,"deleted"?: boolean,"fat_target"?: number,"id"?: string,"overrides"?: boolean,"protein_target"?: number,"rev"?: string,"set_by"?: string | null,"updated_at"?: string,"user_id": string,"valid_from"?: string,"water_target"?: number
                  }
                  Update: {
                    "calories_target"?: number,"carbs_target"?: number,"created_at"?: string,"day_kind"?: string | null,"deleted"?: boolean,"fat_target"?: number,"id"?: string,"overrides"?: boolean,"protein_target"?: number,"rev"?: string,"set_by"?: string | null,"updated_at"?: string,"user_id"?: string,"valid_from"?: string,"water_target"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "nutrition_goals_set_by_fkey"
      columns: ["set_by"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "nutrition_goals_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"offers": {
                  Row: {
                    "code": string,"currency": string,"deposit_bp": number,"id": string,"is_active": boolean,"kind": string,"months": number | null,"parts": number,"place": number,"price_from": boolean,"price_kobo": number,"session_type": string | null,"sessions": number,"tax_code": string,"title": string,"unit": string | null,"upfront_discount_bp": number
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"currency"?: string,"deposit_bp"?: number,"id"?: string,"is_active"?: boolean,"kind": string,"months"?: number | null,"parts"?: number,"place": number,"price_from"?: boolean,"price_kobo": number,"session_type"?: string | null,"sessions"?: number,"tax_code": string,"title": string,"unit"?: string | null,"upfront_discount_bp"?: number
                  }
                  Update: {
                    "code"?: string,"currency"?: string,"deposit_bp"?: number,"id"?: string,"is_active"?: boolean,"kind"?: string,"months"?: number | null,"parts"?: number,"place"?: number,"price_from"?: boolean,"price_kobo"?: number,"session_type"?: string | null,"sessions"?: number,"tax_code"?: string,"title"?: string,"unit"?: string | null,"upfront_discount_bp"?: number
                  }
                  Relationships: [
                    
                  ]
                },"operation_records": {
                  Row: {
                    "case_id": string,"client_id": string,"deleted": boolean,"done_on": string,"findings": string,"id": string,"kind": string,"products": NonNullable<Json>,"rev": string,"signed_at": string,"surgeon_id": string | null,"technique": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "case_id": string,"client_id": string,"deleted"?: boolean,"done_on": string,"findings": string,"id"?: string,"kind": string,"products"?: NonNullable<Json>,"rev"?: string,"signed_at"?: string,"surgeon_id"?: string | null,"technique"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "case_id"?: string,"client_id"?: string,"deleted"?: boolean,"done_on"?: string,"findings"?: string,"id"?: string,"kind"?: string,"products"?: NonNullable<Json>,"rev"?: string,"signed_at"?: string,"surgeon_id"?: string | null,"technique"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "operation_records_case_id_client_id_fkey"
      columns: ["case_id","client_id"]
isOneToOne: false
      referencedRelation: "surgery_cases"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "operation_records_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "operation_records_surgeon_id_fkey"
      columns: ["surgeon_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"outside_results": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"laboratory": string | null,"record_id": string | null,"reference_range": string | null,"result_value": string,"rev": string,"taken_on": string,"test_code": string | null,"test_name": string,"unit": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"laboratory"?: string | null,"record_id"?: string | null,"reference_range"?: string | null,"result_value": string,"rev"?: string,"taken_on": string,"test_code"?: string | null,"test_name": string,"unit"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"laboratory"?: string | null,"record_id"?: string | null,"reference_range"?: string | null,"result_value"?: string,"rev"?: string,"taken_on"?: string,"test_code"?: string | null,"test_name"?: string,"unit"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "outside_results_slip_is_own"
      columns: ["record_id","user_id"]
isOneToOne: false
      referencedRelation: "health_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "outside_results_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"own_measures": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"name": string,"rev": string,"unit": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"name": string,"rev"?: string,"unit"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"name"?: string,"rev"?: string,"unit"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "own_measures_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"pauses": {
                  Row: {
                    "created_at": string,"deleted": boolean,"from_day": string,"id": string,"reason": string,"rev": string,"to_day": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"from_day": string,"id": string,"reason": string,"rev"?: string,"to_day"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"from_day"?: string,"id"?: string,"reason"?: string,"rev"?: string,"to_day"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "pauses_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"payments": {
                  Row: {
                    "amount_kobo": number,"applied_kobo": number,"channel": string | null,"client_id": string | null,"created_at": string,"currency": string,"deleted": boolean,"dispute": string | null,"id": string,"invoice_id": string,"paid_at": string | null,"refund_kobo": number,"refunded_kobo": number,"rev": string,"status": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_kobo": number,"applied_kobo"?: number,"channel"?: string | null,"client_id"?: string | null,"created_at"?: string,"currency"?: string,"deleted"?: boolean,"dispute"?: string | null,"id"?: string,"invoice_id": string,"paid_at"?: string | null,"refund_kobo"?: number,"refunded_kobo"?: number,"rev"?: string,"status"?: string,"updated_at"?: string
                  }
                  Update: {
                    "amount_kobo"?: number,"applied_kobo"?: number,"channel"?: string | null,"client_id"?: string | null,"created_at"?: string,"currency"?: string,"deleted"?: boolean,"dispute"?: string | null,"id"?: string,"invoice_id"?: string,"paid_at"?: string | null,"refund_kobo"?: number,"refunded_kobo"?: number,"rev"?: string,"status"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "payments_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    }
                  ]
                },"people": {
                  Row: {
                    "avatar_path": string | null,"away_cover": string | null,"away_note": string | null,"away_until": string | null,"bio": string | null,"consultation_fee": number | null,"consultation_fee_max": number | null,"deleted": boolean,"experience_years": number | null,"first_name": string | null,"id": string,"last_name": string | null,"listed": boolean,"rev": string,"role": string,"slot_minutes": number | null,"specialization": string | null,"updated_at": string,"user_id": string,"zone": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_path"?: string | null,"away_cover"?: string | null,"away_note"?: string | null,"away_until"?: string | null,"bio"?: string | null,"consultation_fee"?: number | null,"consultation_fee_max"?: number | null,"deleted"?: boolean,"experience_years"?: number | null,"first_name"?: string | null,"id": string,"last_name"?: string | null,"listed"?: boolean,"rev"?: string,"role": string,"slot_minutes"?: number | null,"specialization"?: string | null,"updated_at"?: string,"user_id": string,"zone"?: string | null
                  }
                  Update: {
                    "avatar_path"?: string | null,"away_cover"?: string | null,"away_note"?: string | null,"away_until"?: string | null,"bio"?: string | null,"consultation_fee"?: number | null,"consultation_fee_max"?: number | null,"deleted"?: boolean,"experience_years"?: number | null,"first_name"?: string | null,"id"?: string,"last_name"?: string | null,"listed"?: boolean,"rev"?: string,"role"?: string,"slot_minutes"?: number | null,"specialization"?: string | null,"updated_at"?: string,"user_id"?: string,"zone"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "people_id_fkey"
      columns: ["id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"person_blocks": {
                  Row: {
                    "blocked_id": string,"created_at": string,"deleted": boolean,"id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "blocked_id": string,"created_at"?: string,"deleted"?: boolean,"id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "blocked_id"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "person_blocks_blocked_id_fkey"
      columns: ["blocked_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "person_blocks_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"personal_ranges": {
                  Row: {
                    "alarm_high": number | null,"alarm_low": number | null,"deleted": boolean,"high": number | null,"id": string,"kind": string,"low": number | null,"reason": string,"rev": string,"set_by": string,"set_on": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alarm_high"?: number | null,"alarm_low"?: number | null,"deleted"?: boolean,"high"?: number | null,"id": string,"kind": string,"low"?: number | null,"reason": string,"rev"?: string,"set_by": string,"set_on"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "alarm_high"?: number | null,"alarm_low"?: number | null,"deleted"?: boolean,"high"?: number | null,"id"?: string,"kind"?: string,"low"?: number | null,"reason"?: string,"rev"?: string,"set_by"?: string,"set_on"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "personal_ranges_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"post_comments": {
                  Row: {
                    "content": string,"created_at": string,"deleted": boolean,"held_at": string | null,"id": string,"mentions": (string)[] | null,"post_id": string,"reply_to": string | null,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content": string,"created_at"?: string,"deleted"?: boolean,"held_at"?: string | null,"id"?: string,"mentions"?: (string)[] | null,"post_id": string,"reply_to"?: string | null,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "content"?: string,"created_at"?: string,"deleted"?: boolean,"held_at"?: string | null,"id"?: string,"mentions"?: (string)[] | null,"post_id"?: string,"reply_to"?: string | null,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "post_comments_post_id_fkey"
      columns: ["post_id"]
isOneToOne: false
      referencedRelation: "community_posts"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "post_comments_post_id_reply_to_fkey"
      columns: ["post_id","reply_to"]
isOneToOne: false
      referencedRelation: "post_comments"
      referencedColumns: ["post_id","id"]
    },{
      foreignKeyName: "post_comments_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"post_likes": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"post_id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id": string,"post_id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"post_id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "post_likes_post_id_fkey"
      columns: ["post_id"]
isOneToOne: false
      referencedRelation: "community_posts"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "post_likes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"procedures": {
                  Row: {
                    "code": string,"deposit": number | null,"id": string,"is_active": boolean,"place": number,"price_high": number | null,"price_low": number | null,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"deposit"?: number | null,"id"?: string,"is_active"?: boolean,"place": number,"price_high"?: number | null,"price_low"?: number | null,"title": string
                  }
                  Update: {
                    "code"?: string,"deposit"?: number | null,"id"?: string,"is_active"?: boolean,"place"?: number,"price_high"?: number | null,"price_low"?: number | null,"title"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "activity": string | null,"age": number | null,"avatar_path": string | null,"bio": string | null,"consultation_fee": number | null,"consultation_fee_max": number | null,"created_at": string,"date_of_birth": string | null,"deleted": boolean,"experience_years": number | null,"first_name": string | null,"health_concerns": string | null,"height": number | null,"id": string,"last_name": string | null,"license_expires_on": string | null,"license_issuer": string | null,"license_number": string | null,"license_renews_on": string | null,"location": string | null,"phone": string | null,"preferred_fitness_center": string | null,"provider_reason": string | null,"provider_status": string,"rev": string,"role": string,"sex": string | null,"specialization": string | null,"updated_at": string,"user_id": string,"weight": number | null,"weight_loss_goal": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "activity"?: string | null,"age"?: number | null,"avatar_path"?: string | null,"bio"?: string | null,"consultation_fee"?: number | null,"consultation_fee_max"?: number | null,"created_at"?: string,"date_of_birth"?: string | null,"deleted"?: boolean,"experience_years"?: number | null,"first_name"?: string | null,"health_concerns"?: string | null,"height"?: number | null,"id": string,"last_name"?: string | null,"license_expires_on"?: string | null,"license_issuer"?: string | null,"license_number"?: string | null,"license_renews_on"?: string | null,"location"?: string | null,"phone"?: string | null,"preferred_fitness_center"?: string | null,"provider_reason"?: string | null,"provider_status"?: string,"rev"?: string,"role"?: string,"sex"?: string | null,"specialization"?: string | null,"updated_at"?: string,"user_id": string,"weight"?: number | null,"weight_loss_goal"?: string | null
                  }
                  Update: {
                    "activity"?: string | null,"age"?: number | null,"avatar_path"?: string | null,"bio"?: string | null,"consultation_fee"?: number | null,"consultation_fee_max"?: number | null,"created_at"?: string,"date_of_birth"?: string | null,"deleted"?: boolean,"experience_years"?: number | null,"first_name"?: string | null,"health_concerns"?: string | null,"height"?: number | null,"id"?: string,"last_name"?: string | null,"license_expires_on"?: string | null,"license_issuer"?: string | null,"license_number"?: string | null,"license_renews_on"?: string | null,"location"?: string | null,"phone"?: string | null,"preferred_fitness_center"?: string | null,"provider_reason"?: string | null,"provider_status"?: string,"rev"?: string,"role"?: string,"sex"?: string | null,"specialization"?: string | null,"updated_at"?: string,"user_id"?: string,"weight"?: number | null,"weight_loss_goal"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"progress_evaluations": {
                  Row: {
                    "areas_for_improvement": string | null,"attendance_score": number | null,"client_id": string,"created_at": string,"deleted": boolean,"effort_score": number | null,"evaluation_date": string,"id": string,"next_goals": string | null,"overall_score": number,"progress_score": number | null,"rev": string,"strengths": string | null,"technique_score": number | null,"trainer_comments": string | null,"trainer_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "areas_for_improvement"?: string | null,"attendance_score"?: number | null,"client_id": string,"created_at"?: string,"deleted"?: boolean,"effort_score"?: number | null,"evaluation_date"?: string,"id"?: string,"next_goals"?: string | null,"overall_score": number,"progress_score"?: number | null,"rev"?: string,"strengths"?: string | null,"technique_score"?: number | null,"trainer_comments"?: string | null,"trainer_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "areas_for_improvement"?: string | null,"attendance_score"?: number | null,"client_id"?: string,"created_at"?: string,"deleted"?: boolean,"effort_score"?: number | null,"evaluation_date"?: string,"id"?: string,"next_goals"?: string | null,"overall_score"?: number,"progress_score"?: number | null,"rev"?: string,"strengths"?: string | null,"technique_score"?: number | null,"trainer_comments"?: string | null,"trainer_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "progress_evaluations_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "progress_evaluations_trainer_id_fkey"
      columns: ["trainer_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"progress_photos": {
                  Row: {
                    "created_at": string,"deleted": boolean,"height": number,"id": string,"note": string | null,"own_pose": string | null,"path": string,"pose": string,"rev": string,"shift_x": number,"shift_y": number,"taken_on": string,"thumb_path": string,"turn": number,"updated_at": string,"user_id": string,"width": number,"zoom": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"height": number,"id"?: string,"note"?: string | null,"own_pose"?: string | null,"path": string,"pose": string,"rev"?: string,"shift_x"?: number,"shift_y"?: number,"taken_on": string,"thumb_path": string,"turn"?: number,"updated_at"?: string,"user_id": string,"width": number,"zoom"?: number
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"height"?: number,"id"?: string,"note"?: string | null,"own_pose"?: string | null,"path"?: string,"pose"?: string,"rev"?: string,"shift_x"?: number,"shift_y"?: number,"taken_on"?: string,"thumb_path"?: string,"turn"?: number,"updated_at"?: string,"user_id"?: string,"width"?: number,"zoom"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "progress_photos_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"provider_schedules": {
                  Row: {
                    "auto_confirm": boolean,"away_cover": string | null,"away_note": string | null,"away_until": string | null,"call_url": string | null,"deleted": boolean,"id": string,"location": string | null,"rev": string,"slot_minutes": number,"updated_at": string,"user_id": string,"zone": string
                  }
                  ComputedFields: never
                  Insert: {
                    "auto_confirm"?: boolean,"away_cover"?: string | null,"away_note"?: string | null,"away_until"?: string | null,"call_url"?: string | null,"deleted"?: boolean,"id": string,"location"?: string | null,"rev"?: string,"slot_minutes"?: number,"updated_at"?: string,"user_id": string,"zone"?: string
                  }
                  Update: {
                    "auto_confirm"?: boolean,"away_cover"?: string | null,"away_note"?: string | null,"away_until"?: string | null,"call_url"?: string | null,"deleted"?: boolean,"id"?: string,"location"?: string | null,"rev"?: string,"slot_minutes"?: number,"updated_at"?: string,"user_id"?: string,"zone"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "provider_schedules_away_cover_fkey"
      columns: ["away_cover"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "provider_schedules_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"push_subscriptions": {
                  Row: {
                    "auth": string,"created_at": string,"endpoint": string,"failures": number,"id": string,"p256dh": string,"session_id": string | null,"user_agent": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "auth": string,"created_at"?: string,"endpoint": string,"failures"?: number,"id"?: string,"p256dh": string,"session_id"?: string | null,"user_agent"?: string | null,"user_id": string
                  }
                  Update: {
                    "auth"?: string,"created_at"?: string,"endpoint"?: string,"failures"?: number,"id"?: string,"p256dh"?: string,"session_id"?: string | null,"user_agent"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "push_subscriptions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"readiness_answers": {
                  Row: {
                    "answered_on": string,"cleared_on": string | null,"created_at": string,"deleted": boolean,"id": string,"rev": string,"updated_at": string,"user_id": string,"yes": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_on"?: string,"cleared_on"?: string | null,"created_at"?: string,"deleted"?: boolean,"id": string,"rev"?: string,"updated_at"?: string,"user_id": string,"yes"?: (string)[]
                  }
                  Update: {
                    "answered_on"?: string,"cleared_on"?: string | null,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string,"yes"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "readiness_answers_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"record_views": {
                  Row: {
                    "client_id": string,"created_at": string,"day": string,"deleted": boolean,"id": string,"part": string,"rev": string,"updated_at": string,"viewer_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_id": string,"created_at"?: string,"day": string,"deleted"?: boolean,"id": string,"part": string,"rev"?: string,"updated_at"?: string,"viewer_id": string
                  }
                  Update: {
                    "client_id"?: string,"created_at"?: string,"day"?: string,"deleted"?: boolean,"id"?: string,"part"?: string,"rev"?: string,"updated_at"?: string,"viewer_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "record_views_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_views": {
                  Row: {
                    "desk": string,"id": string,"name": string,"search": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "desk": string,"id"?: string,"name": string,"search": string,"user_id": string
                  }
                  Update: {
                    "desk"?: string,"id"?: string,"name"?: string,"search"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_views_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"sight_withdrawals": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"provider_id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id": string,"provider_id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"provider_id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "sight_withdrawals_provider_id_fkey"
      columns: ["provider_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "sight_withdrawals_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"streaks": {
                  Row: {
                    "best_days": number,"best_weeks": number,"created_at": string,"days_a_week": number,"deleted": boolean,"id": string,"rest_days": (string)[],"rev": string,"unit": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "best_days"?: number,"best_weeks"?: number,"created_at"?: string,"days_a_week"?: number,"deleted"?: boolean,"id": string,"rest_days"?: (string)[],"rev"?: string,"unit"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "best_days"?: number,"best_weeks"?: number,"created_at"?: string,"days_a_week"?: number,"deleted"?: boolean,"id"?: string,"rest_days"?: (string)[],"rev"?: string,"unit"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "streaks_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"surgery_cases": {
                  Row: {
                    "area": string | null,"client_id": string,"consent_asked_at": string | null,"created_at": string,"deleted": boolean,"deposit": number | null,"ended_as": string | null,"ended_on": string | null,"id": string,"included": boolean,"place": string | null,"planned_on": string | null,"price_high": number | null,"price_low": number | null,"procedure": string,"rev": string,"side": string,"surgeon_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "area"?: string | null,"client_id": string,"consent_asked_at"?: string | null,"created_at"?: string,"deleted"?: boolean,"deposit"?: number | null,"ended_as"?: string | null,"ended_on"?: string | null,"id"?: string,"included"?: boolean,"place"?: string | null,"planned_on"?: string | null,"price_high"?: number | null,"price_low"?: number | null,"procedure": string,"rev"?: string,"side": string,"surgeon_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "area"?: string | null,"client_id"?: string,"consent_asked_at"?: string | null,"created_at"?: string,"deleted"?: boolean,"deposit"?: number | null,"ended_as"?: string | null,"ended_on"?: string | null,"id"?: string,"included"?: boolean,"place"?: string | null,"planned_on"?: string | null,"price_high"?: number | null,"price_low"?: number | null,"procedure"?: string,"rev"?: string,"side"?: string,"surgeon_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "surgery_cases_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "surgery_cases_surgeon_id_fkey"
      columns: ["surgeon_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"surgery_checkins": {
                  Row: {
                    "answered_at": string,"breathless": boolean,"case_id": string,"client_id": string,"deleted": boolean,"discharge": boolean,"fever": boolean,"id": string,"leg_swelling": boolean,"moment": string,"pain": number,"photo_ids": (string)[],"rev": string,"surgeon_id": string | null,"updated_at": string,"words": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string,"breathless": boolean,"case_id": string,"client_id": string,"deleted"?: boolean,"discharge": boolean,"fever": boolean,"id": string,"leg_swelling": boolean,"moment": string,"pain": number,"photo_ids"?: (string)[],"rev"?: string,"surgeon_id"?: string | null,"updated_at"?: string,"words"?: string | null
                  }
                  Update: {
                    "answered_at"?: string,"breathless"?: boolean,"case_id"?: string,"client_id"?: string,"deleted"?: boolean,"discharge"?: boolean,"fever"?: boolean,"id"?: string,"leg_swelling"?: boolean,"moment"?: string,"pain"?: number,"photo_ids"?: (string)[],"rev"?: string,"surgeon_id"?: string | null,"updated_at"?: string,"words"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "surgery_checkins_case_id_client_id_fkey"
      columns: ["case_id","client_id"]
isOneToOne: false
      referencedRelation: "surgery_cases"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "surgery_checkins_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "surgery_checkins_surgeon_id_fkey"
      columns: ["surgeon_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"surgery_checks": {
                  Row: {
                    "answer": string,"answered_by": string,"answered_on": string,"case_id": string,"client_id": string,"deleted": boolean,"id": string,"item": string,"note": string | null,"rev": string,"surgeon_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer": string,"answered_by": string,"answered_on": string,"case_id": string,"client_id": string,"deleted"?: boolean,"id": string,"item": string,"note"?: string | null,"rev"?: string,"surgeon_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "answer"?: string,"answered_by"?: string,"answered_on"?: string,"case_id"?: string,"client_id"?: string,"deleted"?: boolean,"id"?: string,"item"?: string,"note"?: string | null,"rev"?: string,"surgeon_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "surgery_checks_case_id_client_id_fkey"
      columns: ["case_id","client_id"]
isOneToOne: false
      referencedRelation: "surgery_cases"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "surgery_checks_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "surgery_checks_surgeon_id_fkey"
      columns: ["surgeon_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"surgery_consents": {
                  Row: {
                    "asked_at": string,"body": string,"case_id": string,"client_id": string,"deleted": boolean,"id": string,"language": string,"rev": string,"risks": (string)[],"sign_from": string,"signature": string | null,"signed_at": string | null,"signed_name": string | null,"surgeon_id": string | null,"title": string,"updated_at": string,"version": number,"withdrawn_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at"?: string,"body": string,"case_id": string,"client_id": string,"deleted"?: boolean,"id"?: string,"language": string,"rev"?: string,"risks": (string)[],"sign_from": string,"signature"?: string | null,"signed_at"?: string | null,"signed_name"?: string | null,"surgeon_id"?: string | null,"title": string,"updated_at"?: string,"version": number,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "asked_at"?: string,"body"?: string,"case_id"?: string,"client_id"?: string,"deleted"?: boolean,"id"?: string,"language"?: string,"rev"?: string,"risks"?: (string)[],"sign_from"?: string,"signature"?: string | null,"signed_at"?: string | null,"signed_name"?: string | null,"surgeon_id"?: string | null,"title"?: string,"updated_at"?: string,"version"?: number,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "surgery_consents_case_id_client_id_fkey"
      columns: ["case_id","client_id"]
isOneToOne: false
      referencedRelation: "surgery_cases"
      referencedColumns: ["id","client_id"]
    },{
      foreignKeyName: "surgery_consents_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "surgery_consents_surgeon_id_fkey"
      columns: ["surgeon_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    }
                  ]
                },"tip_marks": {
                  Row: {
                    "created_at": string,"deleted": boolean,"id": string,"mark": string,"rev": string,"tip_id": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deleted"?: boolean,"id": string,"mark": string,"rev"?: string,"tip_id": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"deleted"?: boolean,"id"?: string,"mark"?: string,"rev"?: string,"tip_id"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "tip_marks_tip_id_fkey"
      columns: ["tip_id"]
isOneToOne: false
      referencedRelation: "health_tips"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tip_marks_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"training_comments": {
                  Row: {
                    "author_id": string | null,"body": string,"created_at": string,"deleted": boolean,"id": string,"rev": string,"session_id": string,"set_id": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"body": string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"session_id": string,"set_id"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "author_id"?: string | null,"body"?: string,"created_at"?: string,"deleted"?: boolean,"id"?: string,"rev"?: string,"session_id"?: string,"set_id"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "training_comments_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "training_comments_session_id_user_id_fkey"
      columns: ["session_id","user_id"]
isOneToOne: false
      referencedRelation: "workout_sessions"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "training_comments_set_id_fkey"
      columns: ["set_id"]
isOneToOne: false
      referencedRelation: "workout_sets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "training_comments_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"user_settings": {
                  Row: {
                    "activity_status": boolean,"deleted": boolean,"earlier_zones": NonNullable<Json>,"followed": (string)[],"gamification": boolean,"guidelines_at": string | null,"guidelines_version": string | null,"hide_before_after": boolean,"hide_body": boolean,"hide_numbers": boolean,"id": string,"language": string,"loan_wish": string | null,"muted_words": (string)[],"pinned": (string)[],"plates": NonNullable<Json>,"profile_visibility": string,"progress_photos": boolean,"quick_replies": (string)[],"rev": string,"subscription_cancelled_at": string | null,"subscription_next_billing": string | null,"subscription_plan": string,"subscription_status": string,"theme": string,"timezone": string,"todo": (string)[],"units": string,"updated_at": string,"user_id": string,"week_start": string,"workout_data_sharing": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "activity_status"?: boolean,"deleted"?: boolean,"earlier_zones"?: NonNullable<Json>,"followed"?: (string)[],"gamification"?: boolean,"guidelines_at"?: string | null,"guidelines_version"?: string | null,"hide_before_after"?: boolean,"hide_body"?: boolean,"hide_numbers"?: boolean,"id": string,"language"?: string,"loan_wish"?: string | null,"muted_words"?: (string)[],"pinned"?: (string)[],"plates"?: NonNullable<Json>,"profile_visibility"?: string,"progress_photos"?: boolean,"quick_replies"?: (string)[],"rev"?: string,"subscription_cancelled_at"?: string | null,"subscription_next_billing"?: string | null,"subscription_plan"?: string,"subscription_status"?: string,"theme"?: string,"timezone"?: string,"todo"?: (string)[],"units"?: string,"updated_at"?: string,"user_id": string,"week_start"?: string,"workout_data_sharing"?: boolean
                  }
                  Update: {
                    "activity_status"?: boolean,"deleted"?: boolean,"earlier_zones"?: NonNullable<Json>,"followed"?: (string)[],"gamification"?: boolean,"guidelines_at"?: string | null,"guidelines_version"?: string | null,"hide_before_after"?: boolean,"hide_body"?: boolean,"hide_numbers"?: boolean,"id"?: string,"language"?: string,"loan_wish"?: string | null,"muted_words"?: (string)[],"pinned"?: (string)[],"plates"?: NonNullable<Json>,"profile_visibility"?: string,"progress_photos"?: boolean,"quick_replies"?: (string)[],"rev"?: string,"subscription_cancelled_at"?: string | null,"subscription_next_billing"?: string | null,"subscription_plan"?: string,"subscription_status"?: string,"theme"?: string,"timezone"?: string,"todo"?: (string)[],"units"?: string,"updated_at"?: string,"user_id"?: string,"week_start"?: string,"workout_data_sharing"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_settings_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"water_intake": {
                  Row: {
                    "created_at": string,"date": string,"deleted": boolean,"glasses_consumed": number,"id": string,"rev": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"date": string,"deleted"?: boolean,"glasses_consumed"?: number,"id": string,"rev"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"date"?: string,"deleted"?: boolean,"glasses_consumed"?: number,"id"?: string,"rev"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "water_intake_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"wordings": {
                  Row: {
                    "code": string,"deleted": boolean,"id": string,"message_de": string | null,"message_en": string | null,"message_es": string | null,"message_fr": string | null,"title_de": string,"title_en": string,"title_es": string,"title_fr": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"deleted"?: boolean,"id"?: string,"message_de"?: string | null,"message_en"?: string | null,"message_es"?: string | null,"message_fr"?: string | null,"title_de": string,"title_en": string,"title_es": string,"title_fr": string
                  }
                  Update: {
                    "code"?: string,"deleted"?: boolean,"id"?: string,"message_de"?: string | null,"message_en"?: string | null,"message_es"?: string | null,"message_fr"?: string | null,"title_de"?: string,"title_en"?: string,"title_es"?: string,"title_fr"?: string
                  }
                  Relationships: [
                    
                  ]
                },"workout_exercises": {
                  Row: {
                    "alternative_id": string | null,"change_kg": number | null,"completed": boolean,"created_at": string,"deleted": boolean,"deload_after": number | null,"exercise_id": string,"id": string,"notes": string | null,"order_index": number,"percent_max": number | null,"reps": number | null,"reps_max": number | null,"rest_seconds": number,"rev": string,"rir": number | null,"rule": string,"session_id": string,"sets": number,"skipped": boolean,"step_kg": number | null,"superset_group": number | null,"target_seconds": number | null,"target_weight_kg": number | null,"tempo": string | null,"updated_at": string,"user_id": string,"why": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alternative_id"?: string | null,"change_kg"?: number | null,"completed"?: boolean,"created_at"?: string,"deleted"?: boolean,"deload_after"?: number | null,"exercise_id": string,"id"?: string,"notes"?: string | null,"order_index"?: number,"percent_max"?: number | null,"reps"?: number | null,"reps_max"?: number | null,"rest_seconds"?: number,"rev"?: string,"rir"?: number | null,"rule"?: string,"session_id": string,"sets"?: number,"skipped"?: boolean,"step_kg"?: number | null,"superset_group"?: number | null,"target_seconds"?: number | null,"target_weight_kg"?: number | null,"tempo"?: string | null,"updated_at"?: string,"user_id": string,"why"?: string | null
                  }
                  Update: {
                    "alternative_id"?: string | null,"change_kg"?: number | null,"completed"?: boolean,"created_at"?: string,"deleted"?: boolean,"deload_after"?: number | null,"exercise_id"?: string,"id"?: string,"notes"?: string | null,"order_index"?: number,"percent_max"?: number | null,"reps"?: number | null,"reps_max"?: number | null,"rest_seconds"?: number,"rev"?: string,"rir"?: number | null,"rule"?: string,"session_id"?: string,"sets"?: number,"skipped"?: boolean,"step_kg"?: number | null,"superset_group"?: number | null,"target_seconds"?: number | null,"target_weight_kg"?: number | null,"tempo"?: string | null,"updated_at"?: string,"user_id"?: string,"why"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "workout_exercises_alternative_id_fkey"
      columns: ["alternative_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_exercises_exercise_id_fkey"
      columns: ["exercise_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_exercises_session_id_user_id_fkey"
      columns: ["session_id","user_id"]
isOneToOne: false
      referencedRelation: "workout_sessions"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "workout_exercises_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"workout_program_exercises": {
                  Row: {
                    "alternative_id": string | null,"block": number,"day": number,"deleted": boolean,"deload_after": number | null,"exercise_id": string,"id": string,"notes": string | null,"order_index": number,"percent_max": number | null,"program_id": string,"reps": number | null,"reps_max": number | null,"rest_seconds": number,"rev": string,"rir": number | null,"rule": string,"sets": number,"step_kg": number | null,"superset_group": number | null,"target_seconds": number | null,"tempo": string | null,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alternative_id"?: string | null,"block"?: number,"day": number,"deleted"?: boolean,"deload_after"?: number | null,"exercise_id": string,"id"?: string,"notes"?: string | null,"order_index"?: number,"percent_max"?: number | null,"program_id": string,"reps"?: number | null,"reps_max"?: number | null,"rest_seconds"?: number,"rev"?: string,"rir"?: number | null,"rule"?: string,"sets": number,"step_kg"?: number | null,"superset_group"?: number | null,"target_seconds"?: number | null,"tempo"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "alternative_id"?: string | null,"block"?: number,"day"?: number,"deleted"?: boolean,"deload_after"?: number | null,"exercise_id"?: string,"id"?: string,"notes"?: string | null,"order_index"?: number,"percent_max"?: number | null,"program_id"?: string,"reps"?: number | null,"reps_max"?: number | null,"rest_seconds"?: number,"rev"?: string,"rir"?: number | null,"rule"?: string,"sets"?: number,"step_kg"?: number | null,"superset_group"?: number | null,"target_seconds"?: number | null,"tempo"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "workout_program_exercises_alternative_id_fkey"
      columns: ["alternative_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_program_exercises_exercise_id_fkey"
      columns: ["exercise_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_program_exercises_program_id_fkey"
      columns: ["program_id"]
isOneToOne: false
      referencedRelation: "workout_programs"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_program_exercises_program_id_user_id_fkey"
      columns: ["program_id","user_id"]
isOneToOne: false
      referencedRelation: "workout_programs"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "workout_program_exercises_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"workout_programs": {
                  Row: {
                    "assigned_by": string | null,"block_names": (string)[],"block_weeks": (number)[],"calories_max": number | null,"calories_min": number | null,"created_at": string,"deleted": boolean,"description": string,"difficulty": string,"duration_weeks": number,"folder": string,"id": string,"place": number | null,"rev": string,"sessions": number,"shifted": number,"started_at": string | null,"starts_on": string | null,"status": string,"template_id": string | null,"title": string,"updated_at": string,"user_id": string | null,"weekdays": (number)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "assigned_by"?: string | null,"block_names"?: (string)[],"block_weeks"?: (number)[],"calories_max"?: number | null,"calories_min"?: number | null,"created_at"?: string,"deleted"?: boolean,"description"?: string,"difficulty": string,"duration_weeks": number,"folder"?: string,"id"?: string,"place"?: number | null,"rev"?: string,"sessions": number,"shifted"?: number,"started_at"?: string | null,"starts_on"?: string | null,"status"?: string,"template_id"?: string | null,"title": string,"updated_at"?: string,"user_id"?: string | null,"weekdays"?: (number)[]
                  }
                  Update: {
                    "assigned_by"?: string | null,"block_names"?: (string)[],"block_weeks"?: (number)[],"calories_max"?: number | null,"calories_min"?: number | null,"created_at"?: string,"deleted"?: boolean,"description"?: string,"difficulty"?: string,"duration_weeks"?: number,"folder"?: string,"id"?: string,"place"?: number | null,"rev"?: string,"sessions"?: number,"shifted"?: number,"started_at"?: string | null,"starts_on"?: string | null,"status"?: string,"template_id"?: string | null,"title"?: string,"updated_at"?: string,"user_id"?: string | null,"weekdays"?: (number)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "workout_programs_assigned_by_fkey"
      columns: ["assigned_by"]
isOneToOne: false
      referencedRelation: "people"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_programs_template_id_fkey"
      columns: ["template_id"]
isOneToOne: false
      referencedRelation: "workout_programs"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_programs_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"workout_sessions": {
                  Row: {
                    "activity": string | null,"calories_burned": number | null,"completed_at": string | null,"created_at": string,"deleted": boolean,"distance_m": number | null,"duration_minutes": number | null,"heart_rate": number | null,"hurt": boolean,"id": string,"moving_seconds": number | null,"name": string,"notes": string | null,"program_id": string | null,"rev": string,"scheduled_for": string,"started_at": string | null,"status": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "activity"?: string | null,"calories_burned"?: number | null,"completed_at"?: string | null,"created_at"?: string,"deleted"?: boolean,"distance_m"?: number | null,"duration_minutes"?: number | null,"heart_rate"?: number | null,"hurt"?: boolean,"id"?: string,"moving_seconds"?: number | null,"name"?: string,"notes"?: string | null,"program_id"?: string | null,"rev"?: string,"scheduled_for"?: string,"started_at"?: string | null,"status"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "activity"?: string | null,"calories_burned"?: number | null,"completed_at"?: string | null,"created_at"?: string,"deleted"?: boolean,"distance_m"?: number | null,"duration_minutes"?: number | null,"heart_rate"?: number | null,"hurt"?: boolean,"id"?: string,"moving_seconds"?: number | null,"name"?: string,"notes"?: string | null,"program_id"?: string | null,"rev"?: string,"scheduled_for"?: string,"started_at"?: string | null,"status"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "workout_sessions_program_id_user_id_fkey"
      columns: ["program_id","user_id"]
isOneToOne: false
      referencedRelation: "workout_programs"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "workout_sessions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"workout_sets": {
                  Row: {
                    "completed_at": string,"deleted": boolean,"distance_m": number | null,"duration_seconds": number | null,"exercise_id": string,"hurt": boolean,"id": string,"kind": string,"notes": string | null,"reps": number | null,"rev": string,"rpe": number | null,"session_id": string,"set_index": number,"updated_at": string,"user_id": string,"weight_kg": number | null,"workout_exercise_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "completed_at"?: string,"deleted"?: boolean,"distance_m"?: number | null,"duration_seconds"?: number | null,"exercise_id": string,"hurt"?: boolean,"id"?: string,"kind"?: string,"notes"?: string | null,"reps"?: number | null,"rev"?: string,"rpe"?: number | null,"session_id": string,"set_index"?: number,"updated_at"?: string,"user_id": string,"weight_kg"?: number | null,"workout_exercise_id": string
                  }
                  Update: {
                    "completed_at"?: string,"deleted"?: boolean,"distance_m"?: number | null,"duration_seconds"?: number | null,"exercise_id"?: string,"hurt"?: boolean,"id"?: string,"kind"?: string,"notes"?: string | null,"reps"?: number | null,"rev"?: string,"rpe"?: number | null,"session_id"?: string,"set_index"?: number,"updated_at"?: string,"user_id"?: string,"weight_kg"?: number | null,"workout_exercise_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "workout_sets_exercise_id_fkey"
      columns: ["exercise_id"]
isOneToOne: false
      referencedRelation: "exercises"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_sets_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "workout_sets_workout_exercise_id_session_id_user_id_fkey"
      columns: ["workout_exercise_id","session_id","user_id"]
isOneToOne: false
      referencedRelation: "workout_exercises"
      referencedColumns: ["id","session_id","user_id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "agree_to_card":
{ Args: { "version": string }; Returns: undefined
                           },
"agree_to_payout":
{ Args: { "payout": string }; Returns: undefined
                           },
"amend_lab_result":
{ Args: { "reason": string,"result": string,"value": string }; Returns: undefined
                           },
"announcements":
{ Args: Record<PropertyKey, never>; Returns: {
              "area": string,"ends_on": string,"id": string,"starts_on": string,"state": string,"texts": Json
            }[]
                           },
"answer_appeal":
{ Args: { "entry": string,"granted": boolean,"reason": string }; Returns: undefined
                           },
"answer_dispute":
{ Args: { "dispute": string,"way": string,"words": string }; Returns: boolean
                           },
"appeal":
{ Args: { "entry": string,"plea": string }; Returns: undefined
                           },
"appeals_waiting":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"about_id": string,"author": string,"made_at": string,"plea": string,"reason": string,"written": string
            }[]
                           },
"audit_page":
{ Args: { "after"?: number,"before_day"?: string,"from_day"?: string,"most"?: number,"newest"?: boolean,"of_act"?: string,"of_actor"?: string,"of_subject"?: string }; Returns: {
              "act": string,"actor": string,"actor_id": string,"at": string,"detail": Json,"device_at": string,"hash": string,"id": number,"reason": string,"subject": string,"subject_id": string
            }[]
                           },
"begin_payment":
{ Args: { "invoice": string,"shown": number,"whole": boolean }; Returns: {
              "amount_kobo": number,"currency": string,"reference": string,"url": string
            }[]
                           },
"breaches_page":
{ Args: { "after"?: string,"most"?: number }; Returns: {
              "author": string,"due_at": string,"id": string,"noticed_at": string,"people": number,"steps": Json,"what": string
            }[]
                           },
"cancel_invoice":
{ Args: { "invoice": string }; Returns: undefined
                           },
"catalogue_entries":
{ Args: { "after"?: string,"catalogue": string,"most"?: number,"named"?: string,"of_state"?: string }; Returns: {
              "code": string,"content": Json,"is_own": boolean,"may_publish": boolean,"merged_into": string,"state": string,"version": number,"work_at": string,"work_by": string,"work_content": Json,"work_id": string,"work_merged_into": string,"work_note": string,"work_state": string
            }[]
                           },
"catalogue_history":
{ Args: { "catalogue": string,"code": string }; Returns: {
              "content": Json,"decided_at": string,"decided_by": string,"id": string,"note": string,"state": string,"version": number,"written_at": string,"written_by": string
            }[]
                           },
"challenge_board":
{ Args: { "challenge": string,"followed"?: boolean }; Returns: Json
                           },
"change_plan":
{ Args: { "plan": string }; Returns: undefined
                           },
"change_role":
{ Args: { "device_at"?: string,"new_role": string,"reason": string,"who": string }; Returns: undefined
                           },
"choose_offer":
{ Args: { "id": string,"in_parts": boolean,"offer": string,"quantity"?: number }; Returns: undefined
                           },
"claim_charge":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_kobo": number,"code": string,"currency": string,"email": string,"payment": string
            }[]
                           },
"claim_deliveries":
{ Args: { "most"?: number,"notification"?: string }; Returns: {
              "attempts": number,
"channel": string,
"claimed_until": string | null,
"due_at": string,
"id": number,
"last_error": string | null,
"notification_id": string,
"sent_at": string | null,
"user_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "notification_deliveries"
        isOneToOne: false
        isSetofReturn: true
      } },
"claim_dispute":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_kobo": number,"dispute": string,"evidence": Json,"way": string,"words": string
            }[]
                           },
"claim_mail":
{ Args: { "again_after"?: string,"kind": string,"user_id": string }; Returns: boolean
                           },
"claim_payments":
{ Args: { "most": number }; Returns: string[]
                           },
"claim_refund":
{ Args: Record<PropertyKey, never>; Returns: {
              "amount_kobo": number,"payment_id": string,"refund": string
            }[]
                           },
"client_plan_versions":
{ Args: { "held": (string)[],"since": string }; Returns: Json
                           },
"confirm_payout":
{ Args: { "paid_on": string,"payout": string,"proof": string }; Returns: undefined
                           },
"create_notification":
{ Args: { "category"?: string,"link"?: string,"message": string,"title": string,"told_by"?: string,"type"?: string,"user_id": string }; Returns: string
                           },
"credit_invoice":
{ Args: { "amount": number,"id": string,"invoice": string,"reason": string }; Returns: boolean
                           },
"data_requests_page":
{ Args: { "after"?: string,"after_due"?: string,"most"?: number }; Returns: {
              "due_at": string,"extension_reason": string,"id": string,"is_overdue": boolean,"is_taken_by_me": boolean,"kind": string,"name": string,"person": string,"received_at": string,"taker": string,"words": string
            }[]
                           },
"decide_held":
{ Args: { "about": string,"about_id": string,"act": string,"reason": string }; Returns: undefined
                           },
"decide_provider":
{ Args: { "decision": string,"device_at"?: string,"provider": string,"reason"?: string,"stated"?: string }; Returns: boolean
                           },
"decide_report":
{ Args: { "about": string,"about_id": string,"act": string,"reason": string }; Returns: undefined
                           },
"decide_wish":
{ Args: { "agreed": boolean,"answer"?: string,"wish": string }; Returns: undefined
                           },
"disputes_open":
{ Args: Record<PropertyKey, never>; Returns: {
              "answer": string,"category": string,"client": string,"due_at": string,"evidence": Json,"held_kobo": number,"id": string,"kobo": number,"number": string,"opened_at": string,"sent": boolean,"title": string,"unclear": boolean,"waits": boolean,"wanted": string
            }[]
                           },
"drop_payout":
{ Args: { "payout": string,"reason": string }; Returns: undefined
                           },
"earlier_workouts":
{ Args: { "before": string,"before_id"?: string,"client": string }; Returns: Json
                           },
"end_announcement":
{ Args: { "device_at"?: string,"id": string }; Returns: undefined
                           },
"end_data_request":
{ Args: { "answer": string,"device_at"?: string,"outcome": string,"request": string }; Returns: undefined
                           },
"end_dispute":
{ Args: { "amount": number,"dispute": string,"way": string,"words": string }; Returns: undefined
                           },
"end_loan":
{ Args: { "loan": string,"reason": string,"way": string }; Returns: undefined
                           },
"end_register_entry":
{ Args: { "device_at"?: string,"id": string,"reason": string }; Returns: undefined
                           },
"enter_loan_money":
{ Args: { "id": string,"loan": string,"proof": string,"received_on": string }; Returns: undefined
                           },
"enter_proof":
{ Args: { "amount": number,"id": string,"invoice": string,"proof": string,"received_on": string,"way": string }; Returns: undefined
                           },
"export_payouts":
{ Args: Record<PropertyKey, never>; Returns: {
              "bank": string,"holder": string,"id": string,"kobo": number,"number": string,"withheld_kobo": number
            }[]
                           },
"extend_data_request":
{ Args: { "device_at"?: string,"reason": string,"request": string }; Returns: undefined
                           },
"file_data_request":
{ Args: { "asked_at": string,"id": string,"kind": string,"words": string }; Returns: undefined
                           },
"files_sent_to":
{ Args: { "client": string }; Returns: (string)[]
                           },
"find_invoices":
{ Args: { "search": string }; Returns: {
              "client": string,"credited_kobo": number,"invoice_id": string,"number": string,"owed_kobo": number,"paid_kobo": number,"proven": boolean,"status": string,"title": string,"total_kobo": number
            }[]
                           },
"find_lab_order":
{ Args: { "number": string }; Returns: Json
                           },
"forget_card":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"hand_over_clients":
{ Args: { "device_at"?: string,"provider": string,"reason": string,"successor": string }; Returns: number
                           },
"hand_over_preview":
{ Args: { "provider": string }; Returns: Json
                           },
"held_about_me":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"held_entries":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"about_id": string,"author": string,"held_at": string,"words": (string)[],"written": string
            }[]
                           },
"held_words":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"hold_word":
{ Args: { "held": boolean,"word": string }; Returns: undefined
                           },
"import_entries":
{ Args: { "catalogue": string,"device_at"?: string,"lines": Json,"note"?: string,"seen"?: (string)[] }; Returns: {
              "after": Json,"before": Json,"code": string,"line": number,"problem": string,"stamp": string,"verdict": string
            }[]
                           },
"is_account_deleted":
{ Args: { "account": string }; Returns: boolean
                           },
"keep_card":
{ Args: { "code": string,"email": string,"expires_on": string,"last_four": string,"payment": string }; Returns: undefined
                           },
"keep_checkout":
{ Args: { "payment": string,"url": string }; Returns: undefined
                           },
"late_publications":
{ Args: Record<PropertyKey, never>; Returns: {
              "act": string,"at": string,"blocked_by": (string)[],"by": string,"codes": (string)[],"entries": number,"until": string
            }[]
                           },
"loans_open":
{ Args: Record<PropertyKey, never>; Returns: {
              "client": string,"id": string,"kobo": number,"lender": string,"number": string,"payable_from": string,"signed_on": string,"state": string,"title": string,"waits": boolean
            }[]
                           },
"lock_person":
{ Args: { "device_at"?: string,"reason": string,"who": string }; Returns: undefined
                           },
"look_at_care_code":
{ Args: { "code": string }; Returns: Json
                           },
"look_at_changes":
{ Args: { "device_at"?: string,"provider": string,"stated": string }; Returns: undefined
                           },
"mail_words":
{ Args: { "language": string,"what": string }; Returns: {
              "message": string,"title": string
            }[]
                           },
"make_care_code":
{ Args: { "most"?: number }; Returns: Json
                           },
"make_payout":
{ Args: { "id": string,"kobo": number,"provider": string }; Returns: undefined
                           },
"may_send_refund":
{ Args: { "failed": number,"refund": string }; Returns: boolean
                           },
"meal_plan_versions":
{ Args: { "client": string,"first": string,"last": string }; Returns: Json
                           },
"merge_foods":
{ Args: { "device_at"?: string,"double": string,"double_version": number,"id": string,"kept": string,"kept_version": number,"note": string }; Returns: undefined
                           },
"minors_closed":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"money_behind":
{ Args: { "figure": string,"key": string,"month": string }; Returns: {
              "client": string,"invoice_id": string,"kobo": number,"number": string,"status": string,"title": string
            }[]
                           },
"money_figures":
{ Args: { "month": string }; Returns: {
              "figure": string,"invoices": number,"key": string,"kobo": number
            }[]
                           },
"money_ledger":
{ Args: { "after"?: number,"month": string }; Returns: {
              "account": string,"day": string,"entry": number,"invoice": string,"key": string,"kobo": number,"what": string
            }[]
                           },
"money_waiting":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_kobo": number,"at": string,"booked": boolean,"by_name": string,"client": string,"id": string,"invoice_id": string,"kobo": number,"number": string,"own": boolean,"reason": string,"received_on": string,"title": string,"what": string
            }[]
                           },
"my_care_codes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_earnings":
{ Args: { "month": string }; Returns: {
              "appointment_id": string,"due_on": string,"kobo": number,"net_kobo": number,"on_day": string,"paid_on": string,"share_bp": number,"state": string,"title": string
            }[]
                           },
"my_payout_account":
{ Args: Record<PropertyKey, never>; Returns: {
              "bank": string,"holder": string,"number": string
            }[]
                           },
"my_payouts":
{ Args: { "month": string }; Returns: {
              "id": string,"kobo": number,"paid_on": string,"proof": string,"withheld_kobo": number,"withholding_bp": number
            }[]
                           },
"my_plan":
{ Args: Record<PropertyKey, never>; Returns: {
              "agreed": boolean,"card_end": string,"card_expires": string,"next_plan": string,"plan": string,"running": boolean,"terms": string,"terms_version": string
            }[]
                           },
"my_plan_versions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"note_dispute_sent":
{ Args: { "dispute": string }; Returns: undefined
                           },
"note_register":
{ Args: { "device_at"?: string,"provider": string,"stated": string }; Returns: undefined
                           },
"office_agreements":
{ Args: Record<PropertyKey, never>; Returns: {
              "known": boolean,"newest": string,"people": number,"purpose": string,"version": string
            }[]
                           },
"office_behind":
{ Args: { "figure": string }; Returns: {
              "at": string,"name": string,"note": string,"person": string
            }[]
                           },
"office_devices":
{ Args: { "after"?: string,"after_since"?: string,"are_unsent"?: boolean,"most"?: number,"of_code"?: string,"of_version"?: string }; Returns: {
              "id": string,"name": string,"person": string,"refused": Json,"reported_at": string,"unsent": number,"unsent_since": string,"version": string
            }[]
                           },
"office_devices_figures":
{ Args: Record<PropertyKey, never>; Returns: {
              "devices": number,"figure": string,"key": string,"since": string
            }[]
                           },
"office_figures":
{ Args: Record<PropertyKey, never>; Returns: {
              "day": string,"figure": string,"rows": number
            }[]
                           },
"office_people":
{ Args: { "after"?: string,"most"?: number,"named"?: string,"newest"?: boolean,"of_role"?: string,"of_state"?: string }; Returns: {
              "email": string,"first_name": string,"id": string,"joined_at": string,"last_name": string,"locked": boolean,"provider_status": string,"role": string,"seen_at": string
            }[]
                           },
"office_person":
{ Args: { "device_at"?: string,"who": string }; Returns: Json
                           },
"office_retention":
{ Args: Record<PropertyKey, never>; Returns: {
              "days": number,"problem": string,"ran_at": string,"relation": string,"removed": number,"removed_in_month": number
            }[]
                           },
"open_provider_document":
{ Args: { "device_at"?: string,"document": string }; Returns: undefined
                           },
"open_reported_file":
{ Args: { "message": string }; Returns: string
                           },
"open_slots":
{ Args: { "days"?: number,"except_id"?: string,"first_day": string,"minutes"?: number,"provider": string }; Returns: Json
                           },
"pause_parts":
{ Args: { "invoice": string }; Returns: undefined
                           },
"payouts_due":
{ Args: Record<PropertyKey, never>; Returns: {
              "bank": string,"held_kobo": number,"holder": string,"kobo": number,"left_on": string,"name": string,"number": string,"payee_id": string,"sessions": number,"settled": boolean
            }[]
                           },
"payouts_made":
{ Args: Record<PropertyKey, never>; Returns: {
              "account_proof": string,"agreed": boolean,"bank": string,"exported": boolean,"holder": string,"id": string,"kobo": number,"made_on": string,"name": string,"number": string,"own": boolean,"withheld_kobo": number
            }[]
                           },
"preview_credit":
{ Args: { "amount": number,"invoice": string }; Returns: {
              "back_kobo": number,"needs_second": boolean,"taken_kobo": number,"tax_kobo": number
            }[]
                           },
"program_versions":
{ Args: { "program": string }; Returns: Json
                           },
"provider_applications":
{ Args: { "after"?: string,"most"?: number,"named"?: string }; Returns: {
              "applied_at": string,"changed": Json,"email": string,"email_confirmed": boolean,"experience_years": number,"first_approval": string,"first_name": string,"id": string,"in_register_at": string,"in_register_by": string,"last_name": string,"license_expires_on": string,"license_issuer": string,"license_number": string,"license_renews_on": string,"place": string,"problem": string,"reason": string,"role": string,"specialization": string,"state": string,"stated": string
            }[]
                           },
"provider_documents":
{ Args: { "provider": string }; Returns: {
              "added_at": string,"bytes": number,"path": string,"type": string
            }[]
                           },
"publish_entries":
{ Args: { "act": string,"device_at"?: string,"ids": (string)[],"reason": string }; Returns: number
                           },
"push_failed":
{ Args: { "subscription": string }; Returns: undefined
                           },
"push_targets":
{ Args: { "who": string }; Returns: {
              "auth": string,
"created_at": string,
"endpoint": string,
"failures": number,
"id": string,
"p256dh": string,
"session_id": string | null,
"user_agent": string | null,
"user_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "push_subscriptions"
        isOneToOne: false
        isSetofReturn: true
      } },
"put_back":
{ Args: { "entry": string,"reason": string }; Returns: undefined
                           },
"read_loan":
{ Args: { "loan": string }; Returns: undefined
                           },
"redeem_care_code":
{ Args: { "code": string }; Returns: Json
                           },
"refund_by_hand":
{ Args: { "proof": string,"refund": string }; Returns: boolean
                           },
"refunds_of":
{ Args: { "payment": string }; Returns: {
              "amount_kobo": number,"payment_id": string,"refund": string
            }[]
                           },
"refuse_cover":
{ Args: { "provider": string }; Returns: undefined
                           },
"register_page":
{ Args: { "after"?: string,"most"?: number,"of_kind": string }; Returns: {
              "author": string,"basis": string,"data": string,"end_reason": string,"ended_at": string,"ended_author": string,"id": string,"recipients": string,"title": string,"written_at": string
            }[]
                           },
"release_held":
{ Args: { "payment": string,"reason": string,"way": string }; Returns: boolean
                           },
"release_mail":
{ Args: { "kind": string,"user_id": string }; Returns: undefined
                           },
"remove_provider_document":
{ Args: { "device_at"?: string,"document": string,"reason": string }; Returns: undefined
                           },
"removed_lately":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"about_id": string,"author": string,"decided_at": string,"reason": string,"written": string
            }[]
                           },
"removed_of_mine":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"about_id": string,"answer": string,"decided_at": string,"plea": string,"reason": string,"written": string
            }[]
                           },
"report_absence":
{ Args: { "appointment": string,"reason": string }; Returns: undefined
                           },
"report_device":
{ Args: { "refused": Json,"unsent": number,"unsent_since": string,"version": string }; Returns: undefined
                           },
"reports_waiting":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"about_id": string,"acts_before": number,"along": Json,"author": string,"author_id": string,"first_at": string,"notes": (string)[],"reasons": (string)[],"reports": number,"stands": boolean,"written": string
            }[]
                           },
"require_session":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"reset_second_step":
{ Args: { "device_at"?: string,"reason": string,"who": string }; Returns: undefined
                           },
"retire_entry":
{ Args: { "catalogue": string,"code": string,"device_at"?: string,"reason": string,"version": number }; Returns: undefined
                           },
"return_entry":
{ Args: { "device_at"?: string,"id": string,"reason": string }; Returns: undefined
                           },
"revoke_care_code":
{ Args: { "code_id": string }; Returns: undefined
                           },
"save_push_subscription":
{ Args: { "auth": string,"endpoint": string,"p256dh": string,"user_agent"?: string }; Returns: string
                           },
"save_view":
{ Args: { "desk": string,"name": string,"search": string }; Returns: undefined
                           },
"search_messages":
{ Args: { "before"?: string,"wanted": string }; Returns: Json
                           },
"send_refund_again":
{ Args: { "reason": string,"refund": string }; Returns: undefined
                           },
"set_departed_account":
{ Args: { "bank": string,"holder": string,"number": string,"payee": string,"proof": string }; Returns: boolean
                           },
"set_payout_account":
{ Args: { "bank": string,"holder": string,"number": string }; Returns: undefined
                           },
"settle_dispute":
{ Args: { "amount": number,"category": string,"currency": string,"dispute": string,"due_at": string,"payment": string,"state": string }; Returns: string
                           },
"settle_payment":
{ Args: { "amount": number,"channel": string,"currency": string,"fee": number,"outcome": string,"payment": string }; Returns: string
                           },
"settle_refund":
{ Args: { "outcome": string,"refund": string }; Returns: string
                           },
"sign_loan":
{ Args: { "loan": string,"version": string }; Returns: undefined
                           },
"sign_out_person":
{ Args: { "device_at"?: string,"reason": string,"who": string }; Returns: undefined
                           },
"sync_digest":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sync_pull":
{ Args: { "client"?: number,"cursor"?: Json,"page"?: number }; Returns: Json
                           },
"sync_push":
{ Args: { "client"?: number,"ops": Json }; Returns: Json
                           },
"take_back_publication":
{ Args: { "act": string,"device_at"?: string,"reason": string }; Returns: number
                           },
"take_breach_step":
{ Args: { "breach": string,"device_at"?: string,"done_at"?: string,"people"?: number,"step": string,"words": string }; Returns: undefined
                           },
"take_data_request":
{ Args: { "device_at"?: string,"request": string }; Returns: undefined
                           },
"team_board":
{ Args: { "challenge": string }; Returns: Json
                           },
"unlock_person":
{ Args: { "device_at"?: string,"reason": string,"who": string }; Returns: undefined
                           },
"unsend_refund":
{ Args: { "refund": string }; Returns: undefined
                           },
"verify_audit":
{ Args: { "after"?: number,"most"?: number }; Returns: {
              "broken": number,"checked": number,"ended": boolean
            }[]
                           },
"weekly_board":
{ Args: { "followed"?: boolean,"previous"?: boolean }; Returns: Json
                           },
"withdraw_loan":
{ Args: { "loan": string }; Returns: undefined
                           },
"withholding_of":
{ Args: { "after"?: string,"month": string }; Returns: {
              "id": string,"kobo": number,"name": string,"paid_on": string,"proof": string,"role": string,"withheld_kobo": number,"withholding_bp": number
            }[]
                           },
"wording_kinds":
{ Args: Record<PropertyKey, never>; Returns: {
              "built_in": Json,"code": string,"family": string
            }[]
                           },
"write_announcement":
{ Args: { "area": string,"device_at"?: string,"ends_on": string,"id": string,"starts_on": string,"texts": Json }; Returns: undefined
                           },
"write_breach":
{ Args: { "device_at"?: string,"id": string,"noticed_at": string,"people"?: number,"what": string }; Returns: undefined
                           },
"write_entry":
{ Args: { "based_on"?: number,"based_state"?: string,"catalogue": string,"code": string,"content": Json,"device_at"?: string,"id": string,"note": string,"send"?: boolean }; Returns: undefined
                           },
"write_register_entry":
{ Args: { "basis": string,"data": string,"device_at"?: string,"id": string,"kind": string,"recipients": string,"title": string }; Returns: undefined
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

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
