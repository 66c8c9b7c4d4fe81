export default `
Plank||The hips sag|Holding the breath
Side plank||The hips sink|Rolling forward
Dead bug||The lower back lifts|Moving too fast
Bird dog||Arching the back|Tilting the hips
Crunch||Pulling on the neck|Swinging up
Russian twist||Moving only the arms|Rounding the back
Hanging knee raise||Swinging|Lifting only the thighs
Mountain climber||The hips rise|Hands too far forward
Brisk walk||Looking down at the feet|Steps that are too long
Treadmill run||Holding the rails|Landing far in front of the body
Outdoor run||Starting too fast|Landing far in front of the body
Stationary bike||A saddle that is too low|Bouncing on the saddle
Rowing machine||Pulling before the legs push|Rounding the back
Jump rope||Jumping too high|Turning with the whole arm
Jumping jack||Landing on stiff legs|Half movements with the arms
High knees||Leaning back|Landing on the heels
Single-leg balance||Locking the knee|Looking around at first
Cat-cow||Moving only the neck|Rushing
Hip flexor stretch||Arching the lower back|Leaning too far forward
Hamstring stretch||Bouncing|Lifting the hips
Child's pose||Forcing the hips down|Tense shoulders
World's greatest stretch||The back knee drops hard|Rushing the turn
Sit-up|Lie on your back with bent knees. Curl up until your chest nears the thighs and lower slowly, one bone at a time.|Pulling on the neck|Throwing the arms
Decline sit-up|Hook your feet on a decline bench. Lower slowly only as far as you can control, then curl up.|Pulling on the neck|Arching the back
Bicycle crunch|Lie on your back with the fingertips by your ears. Bring one shoulder towards the opposite knee as the other leg stretches, and change slowly.|Pulling on the neck|Rushing
Reverse crunch|Lie on your back with the knees over your hips. Curl the hips off the floor towards your chest and lower slowly.|Swinging the legs|Arching the back
Toe-touch crunch|Lie on your back with the legs up. Reach for your toes by lifting the shoulder blades and lower slowly.|Jerking the head|Swinging the legs
Heel touch|Lie on your back with bent knees and the shoulders slightly lifted. Reach for one heel, then the other.|Tense neck|Feet too far away
Cable crunch|Kneel below a high cable with the rope beside your head. Curl the ribs towards the hips and rise slowly.|Sitting back on the heels|Pulling with the arms
Machine crunch|Sit with the pads in place and hold the handles. Curl forward from the ribs and return slowly.|Pulling with the arms|Too much weight
Lying leg raise|Lie on your back and press it into the floor. Raise the straight legs to upright and lower only as far as the back stays down.|Arching the back|Dropping the legs
Flutter kick|Lie on your back with the legs a little off the floor. Kick up and down in small, quick movements with the back pressed down.|Arching the back|Legs too low
V-up|Lie stretched out. Raise arms and legs together to meet above your hips and lower with control.|Bending the back at once|Dropping down
Seated knee tuck|Sit on the edge of a bench and hold on. Lean back, stretch the legs and pull the knees to your chest.|Rounding the shoulders|Swinging
Hanging leg raise|Hang from a bar and raise the straight legs to hip height or higher, curling the hips. Lower without swinging.|Swinging|Arching the back
Parallel bar knee raise|Support yourself on the bars or arm pads. Draw the knees towards your chest, curling the hips, and lower slowly.|Swinging|Sinking into the shoulders
Toes-to-bar|Hang from a bar and lift the legs until the toes touch it. Lower with control before the next one.|Wild swinging|Bending the arms
Hollow hold|Lie on your back, press it down and lift shoulders and straight legs. Hold and breathe; bend the knees to make it easier.|The lower back lifts|Holding the breath
L-sit|Support yourself on straight arms and push the shoulders down. Hold the legs out in front; begin with bent knees.|Shrugging|Rounding the back
Windshield wiper|Lie on your back with the arms out and the legs up. Lower the legs to one side, then the other, with the shoulders down.|The shoulder lifts|Dropping the legs
Ab wheel rollout|Kneel with the wheel under your shoulders. Roll out with a tight belly as far as the back stays flat, then pull back.|The back sags|Going too far
High plank|Hold the top of a push-up with the hands under your shoulders. Keep one line from head to heel and breathe.|The hips sag|Sinking between the shoulders
Reverse plank|Sit with the hands behind you, then lift the hips until the body is in one line. Look up and breathe.|The hips drop|Bent elbows
Plank shoulder tap|In a high plank with the feet wide, touch one shoulder with the opposite hand. Change sides without rocking.|Rocking the hips|Rushing
Plank up-down|From a forearm plank push up onto one hand, then the other, and go back down. Change the leading arm.|Swaying the hips|Hands too far out
Copenhagen plank|Lie on your side with the top leg on a bench and the elbow under the shoulder. Lift the hips and hold. Rest the knee on it to make it easier.|The hips drop|Rolling forward
Bear hold|On hands and toes, lift the knees a hand's width off the floor. Keep the back level and breathe.|The hips rise|Holding the breath
Bear crawl|On hands and toes with low knees, move the opposite hand and foot forward. Keep the back level and the steps small.|The hips rise|Swaying
Superman|Lie face down with the arms forward. Lift arms and legs a little, pause and lower slowly.|Throwing the head back|Jerking up
Prone swimmer|Lie face down, lift the chest a little and sweep the arms from overhead to your hips and back.|Throwing the head back|Rushing
Pallof press|Stand sideways to a cable and hold the handle at your chest. Press it straight forward, resist the turn and bring it back.|The body turns|Shrugging
Cable wood chop|Set the cable high and stand sideways. Pull across the body to the opposite hip, turning from the ribs and hips, and return slowly.|Pulling with the arms|Stiff feet
Landmine rotation|Hold the end of the bar in front of your face with both hands. Lower it to one hip and then the other in an arc.|Moving only the arms|Rounding the back
Dumbbell side bend|Hold one dumbbell at your side. Bend slowly towards it and come back up, without leaning forward.|Weights in both hands|Swinging
Kettlebell windmill|Press the bell overhead and turn the feet away from it. Push the hip out and slide the free hand down the leg, eyes on the bell. Begin without weight.|Bending the top arm|Rounding the back
Kettlebell halo|Hold a light bell upside down at your chest. Circle it slowly around your head, close to it, and change direction.|Moving the head|Arching the back
Medicine ball side throw|Stand sideways to a strong wall with the ball at your hip. Turn from the hips, throw it at the wall and catch it softly.|Throwing with the arms only|Stiff back foot
Treadmill walk|Walk tall at a pace at which you can still talk. Let the arms swing and step off only when the belt stands still.|Holding the rails|Looking down
Incline treadmill walk|Raise the incline and walk with shorter steps. Lean slightly forward from the ankles and let the arms swing.|Hanging on the rails|An incline that is too steep
Sprint|Warm up well. Run fast for a short distance with strong arms and high knees, slow down gradually and rest fully.|Sprinting cold|Stopping dead
Hill run|Run up a gentle slope with short steps and strong arms. Walk back down to recover.|Leaning from the waist|Racing downhill
Shuttle run|Set two marks apart and run between them. Bend the knees to turn and push off the outer foot.|Turning on stiff legs|Slippery ground
Hike|Walk on paths at a steady pace with shoes that grip. Take water, and short steps downhill.|Starting too fast|Too little water
Backpack walk|Pack a load close to your back and tighten the straps. Walk tall at a steady pace and begin with little weight.|Leaning far forward|Too much weight at once
Outdoor cycling|Set the saddle so that the knee stays slightly bent at the bottom. Pedal at an even pace, wear a helmet and be seen.|A saddle that is too low|Grinding a heavy gear
Air bike|Push and pull the handles while you pedal. Begin easy and add short hard bursts.|Starting too hard|Using the arms only
Elliptical trainer|Stand tall with the whole foot on the pedals. Push and pull evenly with arms and legs.|Leaning on the handles|Rising onto the toes
Stair climber|Stand tall and put the whole foot on each step. Touch the rails only for balance and keep an even pace.|Hanging on the rails|Tiny steps on the toes
Stair climbing|Climb at an even pace with the whole foot on the step. Use the rail on the way down and rest when you need to.|Rushing downstairs|Leaning far forward
Ski machine|Reach up, brace and pull the handles down by folding at the hips and soft knees. Rise as the arms go up.|Pulling with the arms only|Rounding the back
Battle rope waves|Hold the ends with bent knees and a flat back. Whip the arms up and down in turn to send waves along the rope.|Standing stiff|Rounding the back
Freestyle swim|Stretch long, roll from side to side and breathe to the side. Kick lightly from the hips. Swim where somebody watches.|Lifting the head to breathe|Kicking from the knees
Breaststroke swim|Pull, breathe, kick and glide. Keep the movement calm and let the face go under between breaths.|No glide|A kick that hurts the knees
Aqua jogging|Stand in water up to the chest and run on the spot or forward. Drive the knees and push the water with your arms.|Leaning forward|Water that is too deep
Football|Warm up with easy running and turns. Play at your own pace, wear shoes that grip and drink in the breaks.|Starting cold|Playing on through pain
Basketball|Warm up ankles and knees. Bend the knees when you land and turn, and rest in the breaks.|Landing on stiff legs|Starting cold
Tennis|Warm up the shoulders and take small quick steps. Hit from the whole body and loosen the grip between strokes.|Hitting with the arm only|Gripping too hard
Table tennis|Stand with bent knees on the balls of your feet. Move with small steps and keep the strokes short.|Standing upright and still|Gripping too hard
Afrobeats dance|Put on music you love and keep your knees soft. Move hips, feet and arms with the beat, low or high as it suits you.|Stiff knees|Shoes that stick to the floor
Step aerobics|Step up onto a low box with the whole foot and down again to the beat. Add the arms once the feet are sure.|A step that is too high|Landing on the toes
Shadow boxing|Stand with one foot in front and the hands up. Punch lightly, turn the hips and keep moving your feet.|Locking the elbows|Dropping the hands
Heavy bag boxing|Wrap your hands and wear gloves. Punch with a straight wrist, turn the hips and bring the hands back to the chin.|Bent wrists|Pushing the bag
Alternate-foot rope skip|Turn the rope with your wrists and step from foot to foot as if running. Stay light on the balls of your feet.|Kicking the heels far back|Jumping too high
Double-under|Jump a little higher and spin the rope twice with quick wrists. Land softly and stay tall.|Pulling the knees up|Wide arms
Marching on the spot|Lift one knee after the other and swing the arms. Stand tall and land softly.|Leaning back|Stamping
Seated march|Sit tall on the front of a chair. Lift one knee after the other and swing the arms.|Slumping|Holding the breath
Butt kick|Run on the spot and bring the heels towards your glutes. Stay light and keep the thighs pointing down.|Leaning forward|Landing on the heels
Lateral shuffle|Bend the knees and take quick steps to one side without crossing the feet. Stop under control and go back.|Standing up straight|Crossing the feet
Step jack|Step one foot out while the arms rise, bring it back and change sides. It is a jumping jack without a jump.|Half movements with the arms|Locked knees
Arm circle|Hold the arms out to the sides. Draw small circles that grow larger, then change direction.|Shrugging|Arching the back
Shoulder roll|Lift the shoulders, roll them back and down in a slow circle. Change direction.|Pushing the head forward|Rushing
Wall angel|Stand with your back against a wall and the arms bent beside you. Slide them up and down as far as they stay on the wall.|Arching the back|Forcing the arms
Towel shoulder pass-through|Hold a towel with wide hands and straight arms. Lift it over your head and behind you as far as feels good, and return.|Hands too close|Arching the back
Pendulum arm swing|Lean on a chair with one hand and let the other arm hang. Let it swing gently in small circles.|Using force|Holding the arm stiff
Neck turn|Sit tall and turn the head slowly to one side, then to the other. Stay where it feels easy.|Lifting the shoulder|Forcing the turn
Chin tuck|Sit tall and draw the chin straight back, as if making a double chin. Hold for a few seconds and let go.|Tilting the head|Pushing hard
Wrist stretch|Stretch one arm forward and draw the fingers gently back with the other hand. Then turn the hand and stretch the other side.|Pulling hard|Bending the elbow
Ankle circle|Lift one foot and draw slow circles with it. Change direction, then change feet.|Moving the whole leg|Rushing
Knee-to-wall ankle rock|Stand in front of a wall and push one knee towards it with the heel down. Move the foot back as it gets easier.|The heel lifts|The knee falls inwards
Leg swing|Hold on to something and swing one leg forward and back. Begin small and let it grow.|Arching the back|Swinging with force
Hip circle|Stand on one leg, holding on. Lift the other knee and draw a wide circle with it, then change direction.|Tilting the body|Rushing
Hip switch|Sit with bent knees and the feet wide. Turn both knees to one side and then the other, tall in the back.|Slumping|Forcing the knees down
Deep squat hold|Sink into a deep squat with the heels down and hold on if you need to. Press the knees gently out and breathe.|The heels lift|Forcing through knee pain
Adductor rock-back|Kneel on one knee with the other leg straight to the side. Rock the hips back with a flat back and return.|Rounding the back|Rushing
Inchworm|Bend forward and walk the hands out to a push-up position. Walk the feet or the hands back and stand up.|The hips sag|Bouncing with straight knees
Open book|Lie on your side with the knees bent together and the arms forward. Open the top arm to the other side, follow it with your eyes, and return.|The knees come apart|Forcing the shoulder
Thread the needle|On hands and knees, slide one arm under the body until the shoulder rests. Return and reach up.|The hips shift|Pressing on the neck
Roller back extension|Lie with a roller under your upper back and support your head. Lean back gently over it, move it a little and repeat.|Rolling the lower back|Letting the head hang
Downward dog|From hands and knees lift the hips high. Press the hands down, lengthen the back and bend the knees as you need.|Rounding the back|Shoulders at the ears
Cobra stretch|Lie face down with the hands beside your chest. Press up gently until you feel the front stretch, hips down.|Shoulders at the ears|Forcing the lower back
Sun salutation|Reach up, fold forward, step back to a plank, lower, lift the chest, push to a downward dog and step forward again. Move with the breath.|Rushing|Holding the breath
Pelvic tilt|Lie on your back with bent knees. Press the lower back gently into the floor, hold and let go.|Lifting the hips|Holding the breath
Heel slide|Lie on your back and slide one heel towards you as far as feels good. Slide it back slowly.|Forcing the knee|Lifting the heel
Straight leg raise|Lie on your back with one knee bent. Tighten the other thigh, raise the straight leg to the height of the bent knee and lower slowly.|Bending the knee|Arching the back
Seated knee extension|Sit tall on a chair and straighten one knee. Tighten the thigh for a few seconds and lower slowly.|Leaning back|Letting the foot drop
Thigh squeeze|Lie or sit with one leg straight and a rolled towel under the knee. Press the knee down, hold for five seconds and let go.|Holding the breath|Lifting the hip
Terminal knee extension|Anchor a band in front of you at knee height, loop it behind one knee and stand with it slightly bent. Straighten the knee against the band and return slowly.|Locking the knee hard|Moving the hip
Calf stretch|Lean on a wall with one leg straight behind you, heel down. Hold, then bend that knee a little and hold again.|The heel lifts|The foot turns out
Standing quadriceps stretch|Stand on one leg, holding on, and draw the other heel towards your glutes. Keep the knees together and the hips tucked.|Arching the back|The knee drifts out
Couch stretch|Kneel with one shin up against a wall or sofa, a cushion under the knee. Tuck the hips and rise slowly until you feel the stretch.|Arching the back|Forcing the knee
Seated forward fold|Sit with the legs straight and fold forward from the hips. Bend the knees if the back rounds, and breathe.|Pulling with force|Bouncing
Butterfly stretch|Sit with the soles together and let the knees sink. Sit tall and lean forward gently.|Pushing the knees down|Slumping
Figure-four stretch|Lie on your back with one ankle on the other knee. Draw that thigh towards you and breathe.|Twisting the knee|Lifting the head
Pigeon stretch|From hands and knees bring one shin in front of you and stretch the other leg back. Lower only as far as the knee feels fine.|Forcing the knee|Rolling onto one hip
Knee-to-chest stretch|Lie on your back and draw one knee to your chest. Hold, breathe and change sides.|Lifting the head|Pulling hard
Lying spinal twist|Lie on your back, bring one knee across the body and stretch the arms out. Let it sink and breathe.|Forcing the knee down|Lifting the shoulder
Seated spinal twist|Sit tall, cross one foot over the other leg and turn towards the raised knee. Grow taller with each breath in.|Slumping|Forcing the turn
Happy baby|Lie on your back and hold your feet or shins with the knees wide. Rock gently and breathe.|Lifting the hips|Tense shoulders
Standing side stretch|Reach one arm overhead and lean to the other side. Keep both feet down and breathe into the open side.|Leaning forward|Holding the breath
Doorway chest stretch|Rest the forearm on a door frame at shoulder height. Step forward gently until you feel the chest.|Raising the shoulder|Arching the back
Cross-body shoulder stretch|Draw one straight arm across your chest with the other. Keep the shoulder down and breathe.|Raising the shoulder|Turning the body
Triceps stretch|Bend one arm behind your head and draw the elbow gently with the other hand.|Arching the back|Pushing the head forward
Neck side stretch|Sit tall and let one ear sink towards the shoulder. Rest the hand on the head without pulling.|Pulling the head|Raising the shoulder
Thigh foam rolling|Lie face down with the roller under your thighs. Roll slowly from hip to above the knee and pause on tight spots.|Rolling over the knee|Rushing
Upper back foam rolling|Lie with the roller under your shoulder blades and support your head. Lift the hips and roll slowly over the upper back.|Rolling the lower back|Letting the head hang
Legs up the wall|Lie on your back with the legs resting up a wall. Let the arms fall open and breathe slowly.|Forcing straight knees|Lying on a hard ridge
Belly breathing|Lie or sit with one hand on the belly. Breathe in slowly through the nose so that the belly rises, and breathe out longer.|Lifting the shoulders|Breathing too fast
Tandem stand|Stand with one foot right in front of the other, near a wall. Look at one point and hold, then change feet.|Standing far from support|Locking the knees
Heel-to-toe walk|Walk along a line and put the heel right in front of the toes each time. Stay near a wall and look ahead.|Looking at the feet|Rushing
Tree pose|Stand on one leg and rest the other foot on the calf or thigh. Join the hands and fix your eyes on one point.|The foot presses on the knee|The hip juts out
Clock reach|Stand on one leg and reach the other foot forward, to the side and back, as on a clock. Bend the knee a little and come back each time.|The knee falls inwards|Putting weight on the free foot
Knee raise balance|Hold a chair lightly and raise one knee to hip height. Hold for a moment, lower and change.|Leaning on the chair|Leaning back
Warrior pose|Step far apart, turn one foot out and bend that knee over it. Stretch the arms out and look over the front hand.|The knee falls inwards|Leaning forward
`;
