// Files as other apps write them, after their published formats.

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

export const HEVY = lines(
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"',
  '"Push day","22 Dec 2025, 08:00","22 Dec 2025, 09:05","felt ""good""","Bench Press (Barbell)",,"slow","0","warmup","40","10",,,',
  '"Push day","22 Dec 2025, 08:00","22 Dec 2025, 09:05","felt ""good""","Bench Press (Barbell)",,"slow","1","normal","82.5","5",,,"8.5"',
  '"Push day","22 Dec 2025, 08:00","22 Dec 2025, 09:05","felt ""good""","Triceps Pushdown",0,"","0","dropset","20","12",,,',
  '"Push day","22 Dec 2025, 08:00","22 Dec 2025, 09:05","felt ""good""","Plank",0,"","0","normal",,,,"60",',
  '"Run","24 Dec 2025, 18:30","24 Dec 2025, 19:00","","Running",,"","0","normal",,,"5.2","1710",',
  '"Run","24 Dec 2025, 18:30","24 Dec 2025, 19:00","","Zercher Carousel",,"","0","failure","10","8",,,',
);

export const STRONG_OLD = lines(
  'Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE',
  '2019-03-04 17:10:00;Morning;1h 5m;Squat (Barbell);1;100,5;5;0;0;;;',
  '2019-03-04 17:10:00;Morning;1h 5m;Squat (Barbell);2;100,5;5;0;0;;;9',
  '2019-03-04 17:10:00;Morning;1h 5m;Plank;1;0;0;0;45;;;',
);

export const STRONG_NEW = lines(
  'Workout #,Date,Workout Name,Duration (sec),Exercise Name,Set Order,Weight (kg),Reps,Distance (meters),Seconds,Notes,Workout Notes,RPE',
  '1,2024-05-02 07:00:00,"Legs",3600,"Deadlift (Barbell)",W,60,5,,,,,',
  '1,2024-05-02 07:00:00,"Legs",3600,"Deadlift (Barbell)",1,120,5,,,,,',
  '1,2024-05-02 07:00:00,"Legs",3600,"Deadlift (Barbell)",Rest Timer,,,,120,,,',
  '1,2024-05-02 07:00:00,"Legs",3600,"Deadlift (Barbell)",Note,,,,,"belt on",,',
  '1,2024-05-02 07:00:00,"Legs",3600,"Running (Treadmill)",1,,,2500,900,,,',
);

export const FITNOTES = lines(
  'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
  '2023-01-09,Flat Barbell Bench Press,Chest,135.0,lbs,8,,,,"easy"',
  '2023-01-09,Walking,Cardio,,,,2.0,km,0:25:00,',
);

export const STRONGLIFTS = lines(
  'Date (yyyy/mm/dd),Workout,Exercise,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)',
  '2022/06/01,Workout A,Squat,5,60,5,62.5',
  '2022/06/01,Workout A,Barbell Row,5,40,,',
);

export const MFP = lines(
  'Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note',
  '2024-02-01,Breakfast,"1,050.5",30.2,5,1,2,0,10,200,0,120.4,8,20,60.1,0,10,4,9,oats',
  '2024-02-01,Snacks,120,4,,,,,,,,15,,,6,,,,,',
  'Totals,,"1,170.5",34.2,5,1,2,0,10,200,0,135.4,8,20,66.1,0,10,4,9,',
);

export const CRONOMETER_FOODS = lines(
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Protein (g),Carbs (g),Fat (g),Category',
  '2024-08-20,07:15,Breakfast,"Yam, boiled","150.00 g",174.0,0,2.3,41.3,0.3,Vegetables',
  '2024-08-20,,Dinner,Egusi soup,1.00 bowl,410.5,0,21,12,31,Soups',
);

export const CRONOMETER_BODY = lines(
  'Day,Time,Group,Metric,Unit,Amount',
  '2024-08-20,07:00,Biometrics,Weight,lbs,180.4',
  '2024-08-20,07:05,Biometrics,Blood Pressure,mmHg,128/82',
  '2024-08-20,07:05,Biometrics,Blood Glucose,mmol/L,5.6',
  '2024-08-20,07:05,Biometrics,Ketones,mmol/L,0.4',
);

export const WEIGHTS = lines(
  'Datum\tGewicht\tKörperfett\tNotiz',
  '05.06.2024\t92,4\t31,2\tok',
  '13.06.2024\t91,9\t31,0\t',
);
