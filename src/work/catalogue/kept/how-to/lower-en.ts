export default `
Goblet squat||The heels lift|The chest drops forward
Bodyweight squat||The knees fall inwards|Stopping halfway down
Barbell back squat||The knees fall inwards|The hips rise faster than the chest
Front squat||The elbows drop|The heels lift
Romanian deadlift||Bending the knees like a squat|Rounding the back to get lower
Dumbbell Romanian deadlift||The weights drift away from the legs|Leaning back at the top
Conventional deadlift||Rounding the lower back|The bar swings away from the legs
Walking lunge||Steps that are too short|The front knee falls inwards
Reverse lunge||Pushing off the back foot|Stepping onto one narrow line
Bulgarian split squat||Standing too close to the bench|Pushing with the back leg
Step-up||Pushing off the floor foot|Dropping down at the end
Leg press||The hips lift off the pad|Locking the knees hard
Leg extension||Kicking the weight up|Letting it fall
Seated leg curl||The thighs lift off the seat|Letting the weight pull the legs up
Hip thrust||Arching the lower back at the top|Pushing through the toes
Glute bridge||Arching the lower back|Feet too far away
Standing calf raise||Bouncing at the bottom|Bending the knees
Kettlebell swing||Squatting in place of hinging|Lifting the bell with the arms
Burpee||The hips sag in the push-up position|Landing with stiff knees
Squat jump||Landing loudly|The knees fall inwards on landing
Box jump||A box that is too high|Jumping down from it
Low-bar squat|Rest the bar on the back of your shoulders, below the top of the back. Brace, push the hips back and go down until they pass the knees. Drive straight up; set the safety bars first.|Turning the squat into a bow|Holding the bar up with the wrists
Box squat|Stand in front of a box with the bar on your upper back. Sit back until you touch it, stay tight for a moment, then stand up without rocking.|Dropping onto the box|Relaxing the back while seated
Pause squat|Squat as deep as your back stays flat and hold still for two seconds. Keep the breath and the belly tight, then stand up hard.|Counting too fast|Sinking deeper during the pause
Overhead squat|Hold the bar overhead with a wide grip and locked elbows. Sit straight down between your heels and keep the bar over the middle of your feet. Learn it with an empty bar or a stick.|The bar drifts forward|Bending the elbows
Zercher squat|Hold the bar in the bend of your elbows, close to the belly. Squat with the chest tall until the elbows near the thighs, then stand up. A pad makes it kinder to the arms.|Rounding the upper back|Letting the bar roll away from the body
Hack squat|Put your back and shoulders flat against the pads, feet in the middle of the plate. Lower until the knees are well bent, then push through the whole foot.|The heels lift|The lower back leaves the pad
Pendulum squat|Stand with your back on the pad and your feet a little forward. Follow the arc down slowly as far as your hips stay in place, then press up.|Bouncing at the bottom|Stopping high to move more weight
Belt squat|Fasten the belt around your hips and stand with the feet shoulder-width apart. Squat with a tall chest while the weight hangs below you, and stand up fully.|Leaning on the handles|Letting the belt pull you forward
Smith machine squat|Set the bar on your upper back and the feet slightly in front of it. Unhook, squat straight down to a depth you control, and press up. Set the stops first.|Feet too far in front|Turning the hooks out of reach
Dumbbell squat|Hold a dumbbell at each side and stand shoulder-width apart. Sit down between your heels with a flat back, then stand tall.|Bending over to reach the floor|The knees fall inwards
Dumbbell sumo squat|Stand wide with the toes turned out and hold one dumbbell between your legs. Lower straight down with the knees over the toes, and squeeze the glutes as you rise.|Leaning forward|The knees fall inwards
Kettlebell front squat|Hold two bells against your chest, wrists straight and elbows close. Squat deep with a tall chest, then drive up.|The bells pull you forward|Bending the wrists back
Landmine squat|Hold the end of the bar at your chest with both hands. Sit down between your heels and lean slightly into the bar, then stand up along its path.|Rounding the back|Standing too far from the bar
Jerrycan squat|Hold a closed, partly filled jerrycan against your chest or between your legs. Sit down with a flat back, keep the heels down and stand up. Add water to add weight.|Carrying it with a round back|Filling more than you can control
Sandbag squat|Hug the bag to your chest. Brace, squat down between your heels and stand up without letting the bag slip.|Holding the bag too low|Rounding the back
Backpack squat|Pack books or bottles tightly in a backpack and wear it in front or behind. Squat with the heels down and stand up tall.|A load that shifts|Stopping halfway down
Sit to stand|Sit on the front half of a firm chair with the feet under your knees. Lean forward and stand up, then sit down slowly. Use your hands only if you must.|Falling back into the chair|The knees drop inwards
Wall sit|Lean your back against a wall and slide down until the thighs are about level. Keep the heels under the knees, breathe and hold.|Hands pushing on the thighs|Holding the breath
Split squat|Stand in a long step and stay there. Lower the back knee almost to the floor, then push up through the front foot.|Feet on one line|Leaning over the front knee
Dumbbell split squat|Stand in a long step with a dumbbell in each hand. Lower the back knee towards the floor with the body upright, then press up.|Bouncing on the floor|Too much weight on the back foot
Cossack squat|Stand very wide. Sink onto one leg while the other stays straight with its toes up, then push back to the middle.|The heel lifts|Rounding the back
Pistol squat|Stand on one leg with the other held in front. Sit down slowly as deep as you can control and stand up again. Hold a post until it is steady.|Dropping the last part|The knee falls inwards
Sissy squat|Hold on to something, rise on your toes and lean back with hips and body in one line. Bend the knees forward only as far as they feel good, then straighten.|Bending at the hips|Going too deep too soon
Forward lunge|Step forward and lower until both knees are bent to about a right angle. Push off the front foot to come back.|A step that is too short|Slamming the front foot down
Dumbbell walking lunge|Hold dumbbells at your sides and take a long step. Lower the back knee close to the floor, then step through into the next one.|Leaning forward|Swinging the weights
Dumbbell reverse lunge|Hold dumbbells at your sides and step one foot back. Lower the knee gently, then pull yourself up with the front leg.|Pushing off the back foot|Stepping onto one narrow line
Barbell reverse lunge|With the bar on your upper back, step one foot back and lower under control. Drive up through the front foot. Work inside a rack.|The body tips forward|Losing balance on a narrow step
Side lunge|Take a wide step to the side and sit back over that leg while the other stays straight. Push off to return.|The knee passes inside the foot|Bending over from the back
Curtsy lunge|Step one foot back and across behind the other. Lower with the front knee over its foot and the hips facing forward, then return.|Twisting the hips|Crossing too far
Dumbbell step-up|Hold dumbbells and place a whole foot on a steady bench. Stand up with that leg alone and step down slowly.|Pushing off the floor foot|A bench that is too high
Chair step-up|Put a strong chair against a wall and set one whole foot on the seat. Step up, stand tall and step down softly.|A chair that can slide|Landing heavily
Lateral step-up|Stand beside a low box with one foot on it. Push through that heel until the leg is straight, then lower the other foot slowly.|Hopping up with the floor foot|The knee falls inwards
Sumo deadlift|Stand wide with the toes out and grip the bar between your legs. Drop the hips, lift the chest and push the floor apart until you stand.|The hips shoot up first|The knees fall inwards
Trap bar deadlift|Stand in the middle of the bar and grip the handles. Brace, lift the chest and push the floor away until you stand tall.|Rounding the back|Leaning back at the top
Rack pull|Set the bar on supports at about knee height. Hinge, grip it, brace and pull the hips forward until you stand.|Using far more than you can hold|Shrugging at the top
Stiff-leg deadlift|Begin with the bar on the floor and the knees nearly straight. Pull with a flat back, keeping the bar close, and lower until you feel a stretch.|Rounding the back|Locking the knees hard
Dumbbell deadlift|Stand with a dumbbell beside each foot. Bend hips and knees, grip, lift the chest and stand up. Lower the same way.|Rounding the back|Lifting with the arms
Kettlebell deadlift|Stand with the bell between your ankles. Push the hips back, grip the handle and stand up by squeezing the glutes.|Squatting too low|The bell ahead of the feet
Single-leg Romanian deadlift|Stand on one leg with a dumbbell in hand. Tip forward from the hip as the free leg goes back, keep the hips level, and come up.|Opening the hip to the side|Rounding the back
Single-leg deadlift reach|Stand on one leg, knee soft. Tip forward and reach towards the floor while the other leg rises behind you, then stand tall.|Turning the hips open|Rushing through
Jerrycan deadlift|Stand over a closed jerrycan, or with one on each side. Hinge with a flat back, grip and stand up with the legs.|Rounding the back|Twisting while lifting
Good morning|Rest a light bar on your upper back. With soft knees push the hips back until you feel the hamstrings, then stand up.|Too much weight|Rounding the back
Cable pull-through|Face away from a low cable with the rope between your legs. Push the hips back, then squeeze the glutes to stand tall.|Pulling with the arms|Leaning back at the end
Back extension|Set the pad just below your hips and hook your feet. Lower with a flat back, then rise until the body is in one line.|Arching up too far|Swinging
Reverse hyperextension|Lie with your chest on the pad and your hips at its edge. Raise the legs with the glutes until they are level, then lower slowly.|Swinging the legs|Arching the lower back
Nordic hamstring curl|Kneel on something soft with your heels held. Lean forward slowly in one line from knee to head, catch yourself and push back up.|Bending at the hips|Dropping at once
Glute-ham raise|Lock your feet and rest the thighs on the pad. Lower the straight body, then pull yourself up with the back of the legs.|Breaking at the hips|Falling into the lower part
Seated leg press|Sit with your back flat and feet in the middle of the plate. Push until the legs are nearly straight, then return slowly.|Locking the knees|Letting the weights slam
Single-leg press|Place one foot in the middle of the plate. Lower until the knee is at about a right angle, then press without turning the hips.|The hip lifts|The knee falls inwards
Lying leg curl|Lie face down with the roller above your heels and the knees off the pad. Curl towards the glutes and lower slowly.|The hips rise|Jerking the weight
Standing leg curl|Stand at the machine with the pad above one heel. Bend the knee fully without moving the thigh, then lower slowly.|Swinging the hip|Cutting the movement short
Exercise ball leg curl|Lie on your back with the heels on the ball and the hips up. Pull the ball towards you, then roll it out without dropping the hips.|The hips sag|Rushing back
Banded leg curl|Lie face down with a band around one ankle, fixed behind you at floor height, beyond the feet. Bend the knee against it and return slowly.|The band slips|Lifting the hips
Dumbbell leg curl|Lie face down on a bench and hold a light dumbbell between your feet. Curl it up until the shins are upright and lower slowly. Have someone place it.|Swinging it|Lifting the hips
Hip abduction machine|Sit tall with the pads outside your knees. Push the legs apart, hold for a moment and return slowly.|Rocking the body|Letting the weights slam
Hip adduction machine|Sit tall with the pads inside your knees, opened only as wide as feels good. Squeeze the legs together and return slowly.|Opening too wide|Jerking the weight
Machine glute kickback|Set one foot on the plate and lean on the support. Push back until the hip is straight, then return with control.|Arching the lower back|Using momentum
Machine hip thrust|Sit with the pad across your hips and the back supported. Lift until hips and knees are level, squeeze and lower slowly.|Arching the back|Feet too far forward
Single-leg hip thrust|Rest your upper back on a bench and plant one foot. Lift the hips level with the other leg raised, squeeze and lower.|The hips tilt|Pushing through the toes
Single-leg glute bridge|Lie on your back with one foot planted and the other leg lifted. Raise the hips to one line, pause and lower.|The hips tilt|Arching the back
Frog pump|Lie on your back with the soles together and the knees open. Squeeze the glutes to lift the hips and lower gently.|Arching the back|Rushing
Cable glute kickback|Fix the cable to your ankle and hold the frame. Move the leg back from the hip with a still body, then return.|Leaning far forward|Arching the lower back
Cable hip abduction|Stand sideways to a low cable with it on the outer ankle. Move the straight leg out to the side and return slowly.|Leaning away|Turning the foot up
Banded lateral walk|Put a band above your knees or around the ankles and bend the knees a little. Step sideways against it, then follow slowly. Do both directions.|The knees fall inwards|The feet drag together
Donkey kick|On hands and knees, push one heel towards the ceiling with the knee bent. Stop before the back arches, and lower.|Arching the back|Tilting the hips
Fire hydrant|On hands and knees, lift one bent knee out to the side. Keep the body still and lower slowly.|Leaning to the other side|Bending the elbows
Clamshell|Lie on your side with the knees bent and the feet together. Open the top knee without rolling back, then close it slowly.|Rolling the hips back|Moving too fast
Side-lying leg raise|Lie on your side in one line. Lift the top leg with the toes forward, pause and lower slowly.|Swinging the leg|Rolling back
Standing hip abduction|Hold a chair and stand tall on one leg. Move the other out to the side without leaning, and return slowly.|Leaning the body|Turning the toes up
Seated calf raise|Sit with the pad on your thighs and the balls of the feet on the step. Let the heels sink, then rise as high as you can.|Bouncing|Half movements
Machine calf raise|Stand under the shoulder pads with the balls of your feet on the step. Lower the heels, rise high and pause.|Bending the knees|Bouncing
Leg press calf raise|Press the sled out and put only the balls of your feet on the lower edge. Point the toes and return slowly, knees soft. Keep the safety stops in.|Letting the feet slip|Locking the knees
Dumbbell calf raise|Hold dumbbells and stand on the edge of a step. Let the heels sink, rise as high as you can and lower slowly.|Rushing|Rolling onto the outer edge
Single-leg calf raise|Stand on one foot on the edge of a step and hold on for balance. Lower the heel, rise high and pause.|Pushing with the other leg|Bouncing
Supported calf raise|Hold the back of a chair and stand with the feet hip-width apart. Rise onto the balls of your feet and lower slowly.|Leaning on the chair|Dropping the heels
Tibialis raise|Lean your back on a wall with the feet a step in front. Lift the toes as high as you can and lower them slowly.|Bending the hips|Letting the feet drop
Power clean|Pull the bar from the floor with a flat back, then jump it up with straight arms. Drop slightly under it and catch it on the shoulders with high elbows. Learn it light.|Bending the arms early|Catching with low elbows
Hang clean|Begin with the bar at mid-thigh. Hinge, jump up and pull under the bar, catching it on the shoulders.|Swinging the bar outwards|Catching with a round back
Clean and jerk|Clean the bar to your shoulders and stand. Dip straight down, drive it overhead and split the feet under it, then bring them together. Ask a coach to teach you.|Leaning in the dip|Pressing it out slowly
Power snatch|Take a wide grip and pull the bar up close to the body. Jump, turn the arms under and catch it overhead. Learn it with an empty bar.|The bar loops away|Catching on bent arms
Thruster|Hold the bar at your shoulders and squat. Stand up hard and let the drive carry the bar overhead in one movement.|Pressing before standing|The heels lift
Dumbbell snatch|Stand over one dumbbell, grip it with a flat back and jump it up close to the body. Punch the arm straight overhead. Lower it with care.|Pulling with a round back|Swinging it far out
Kettlebell clean|Swing the bell back, snap the hips and guide it up close to the body into the bend of your arm. Let it land softly on the forearm.|The bell slams the forearm|Curling with the arm
Kettlebell snatch|Swing the bell back and drive the hips so that it flies up close to you. Punch the hand through at the top. Master swing and clean first.|A wide arc|Gripping too hard
Single-arm kettlebell swing|Swing one bell back between your legs and snap the hips so that it floats to chest height. Keep the shoulders square and the free arm loose.|Twisting the body|Squatting the swing
Turkish get-up|Lie down with the bell pressed up over one shoulder. Rise to the elbow, the hand, the knee and then your feet, eyes on the bell; go back the same way. Learn it without weight.|Bending the top arm|Rushing the steps
Sandbag clean|Stand over the bag and grip it with a flat back. Pull it up close and catch it on your forearms at the chest.|Rounding the back|Pulling with the arms only
Suitcase carry|Hold one weight at your side and walk tall, as if carrying nothing. Keep the shoulders level and change hands.|Leaning to one side|Long, swaying steps
Overhead carry|Hold the weights over your shoulders with straight arms and the ribs down. Walk slowly with short steps.|Arching the back|Bending the elbows
Jerrycan carry|Lift a closed, filled jerrycan in each hand with a flat back. Walk with short steps and the shoulders down, and set them down with bent knees.|Leaning forward|Lifting with a round back
Sled push|Lean into the sled with straight or bent arms and a flat back. Drive with short, strong steps on the balls of your feet.|Rounding the back|Steps that are too long
Jump lunge|Begin in a lunge, jump up and switch legs in the air. Land softly in the next lunge with the body upright.|Landing with stiff knees|The front knee falls inwards
Tuck jump|Jump up and bring the knees towards your chest. Land softly on both feet and settle before the next one.|Bending down to meet the knees|Loud landings
Broad jump|Swing your arms, bend the knees and jump forward as far as you can land well. Land on both feet with bent knees and hold still.|Landing on stiff legs|Falling forward
Depth jump|Step off a low box, land on both feet and jump up at once. Keep it short and crisp, and rest well between repetitions.|A box that is too high|Staying long on the ground
Skater jump|Jump sideways from one foot to the other and land with a bent knee. Balance for a moment, then jump back.|The knee falls inwards|Landing on stiff legs
Pogo jump|Stand tall and hop on the balls of your feet with nearly straight knees. Keep the contacts short and quiet.|Bending the knees deeply|Landing on the heels
Squat thrust|Squat, put your hands down and jump or step the feet back to a push-up position. Bring them in again and stand up.|The hips sag|Rounding the back on the way up
Wall ball|Hold the ball at your chest and squat facing a wall. Stand up fast, throw it to a mark above you and catch it into the next squat.|Catching with straight legs|Throwing with the arms only
Medicine ball slam|Raise the ball overhead, then throw it to the floor with your whole body. Bend the knees to pick it up.|Bending with a round back|A ball that bounces into the face
Clap push-up|From a push-up, press so hard that the hands leave the floor and clap. Land with bent elbows and a tight body.|Landing on straight arms|The hips sag
`;
