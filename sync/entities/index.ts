import type { Entity } from '#sync/engine/define-entity.ts';
import { achievements } from './achievements.ts';
import { appointments } from './appointments.ts';
import { attendanceRecords } from './attendance-records.ts';
import { availabilityExceptions } from './availability-exceptions.ts';
import { availabilityRules } from './availability-rules.ts';
import { careFacts } from './care-facts.ts';
import { careNotes } from './care-notes.ts';
import { carePapers } from './care-papers.ts';
import { careRequests } from './care-requests.ts';
import { challengeMembers } from './challenge-members.ts';
import { challenges } from './challenges.ts';
import { clientAssignments } from './client-assignments.ts';
import { clientFollows } from './client-follows.ts';
import { communityPosts } from './community-posts.ts';
import { communityReports } from './community-reports.ts';
import { contacts } from './contacts.ts';
import { emergencyCards } from './emergency-cards.ts';
import { exercises } from './exercises.ts';
import { fastingDays } from './fasting-days.ts';
import { foodFavourites } from './food-favourites.ts';
import { foods } from './foods.ts';
import { goalChanges } from './goal-changes.ts';
import { goalProposals } from './goal-proposals.ts';
import { goals } from './goals.ts';
import { grants } from './grants.ts';
import { healthRecords } from './health-records.ts';
import { healthTips } from './health-tips.ts';
import { invoices } from './invoices.ts';
import { labAlerts } from './lab-alerts.ts';
import { labAmendments } from './lab-amendments.ts';
import { labAnalytes } from './lab-analytes.ts';
import { labOrderItems } from './lab-order-items.ts';
import { labOrders } from './lab-orders.ts';
import { labResults } from './lab-results.ts';
import { labSamples } from './lab-samples.ts';
import { labTests } from './lab-tests.ts';
import { labVersions } from './lab-versions.ts';
import { mealComments } from './meal-comments.ts';
import { mealPlans } from './meal-plans.ts';
import { mealTemplates } from './meal-templates.ts';
import { measurements } from './measurements.ts';
import { medicineDoses } from './medicine-doses.ts';
import { medicines } from './medicines.ts';
import { messageReads } from './message-reads.ts';
import { messages } from './messages.ts';
import { milestones } from './milestones.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { notifications } from './notifications.ts';
import { nutritionGoals } from './nutrition-goals.ts';
import { operationRecords } from './operation-records.ts';
import { outsideResults } from './outside-results.ts';
import { pauses } from './pauses.ts';
import { ownMeasures } from './own-measures.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { personBlocks } from './person-blocks.ts';
import { personalRanges } from './personal-ranges.ts';
import { postComments } from './post-comments.ts';
import { postLikes } from './post-likes.ts';
import { profiles } from './profiles.ts';
import { progressEvaluations } from './progress-evaluations.ts';
import { progressPhotos } from './progress-photos.ts';
import { providerSchedules } from './provider-schedules.ts';
import { readinessAnswers } from './readiness-answers.ts';
import { recordViews } from './record-views.ts';
import { sightWithdrawals } from './sight-withdrawals.ts';
import { streaks } from './streaks.ts';
import { surgeryCases } from './surgery-cases.ts';
import { surgeryCheckins } from './surgery-checkins.ts';
import { surgeryChecks } from './surgery-checks.ts';
import { surgeryConsents } from './surgery-consents.ts';
import { tipMarks } from './tip-marks.ts';
import { trainingComments } from './training-comments.ts';
import { userSettings } from './user-settings.ts';
import { waterIntake } from './water-intake.ts';
import { workoutExercises } from './workout-exercises.ts';
import { workoutProgramExercises } from './workout-program-exercises.ts';
import { workoutPrograms } from './workout-programs.ts';
import { workoutSessions } from './workout-sessions.ts';
import { workoutSets } from './workout-sets.ts';

/** Every record that syncs. Parents stand before their children, and are pushed before them. */
export const entities: readonly Entity[] = [
  profiles,
  people,
  contacts,
  userSettings,
  notificationPreferences,
  notifications,
  clientAssignments,
  sightWithdrawals,
  recordViews,
  grants,
  clientFollows,
  providerSchedules,
  availabilityRules,
  availabilityExceptions,
  invoices,
  appointments,
  attendanceRecords,
  progressEvaluations,
  milestones,
  exercises,
  workoutPrograms,
  workoutProgramExercises,
  workoutSessions,
  workoutExercises,
  workoutSets,
  trainingComments,
  readinessAnswers,
  foods,
  foodFavourites,
  nutritionGoals,
  mealPlans,
  mealComments,
  mealTemplates,
  waterIntake,
  goals,
  goalProposals,
  goalChanges,
  streaks,
  pauses,
  ownMeasures,
  measurements,
  progressPhotos,
  achievements,
  challenges,
  challengeMembers,
  healthRecords,
  medicines,
  medicineDoses,
  emergencyCards,
  personalRanges,
  carePapers,
  careFacts,
  healthTips,
  tipMarks,
  outsideResults,
  labAnalytes,
  labTests,
  labVersions,
  labOrders,
  labOrderItems,
  labSamples,
  labResults,
  labAmendments,
  labAlerts,
  communityPosts,
  postLikes,
  postComments,
  messageReads,
  messages,
  careNotes,
  surgeryCases,
  surgeryChecks,
  surgeryConsents,
  operationRecords,
  surgeryCheckins,
  careRequests,
  fastingDays,
  personBlocks,
  communityReports,
  payments,
];
