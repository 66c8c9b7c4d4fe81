export default `
Push-up||The hips sag|The elbows flare straight out
Incline push-up||The hips sag|A support that can slide
Barbell bench press||Bouncing the bar off the chest|The elbows flare straight out
Dumbbell bench press||The wrists bend back|Banging the weights together
Incline dumbbell press||A bench that is too steep|Arching off the bench
Dumbbell fly||Straightening the elbows|Going too deep
Dip||The shoulders rise to the ears|Going deeper than the shoulders like
Overhead press||Leaning back|Pressing the bar around the head
Dumbbell shoulder press||Arching the back|Stopping at half height
Lateral raise||Swinging the body|Shrugging the shoulders
Face pull||Pulling to the chest|Leaning back
Pull-up||Half repetitions|Swinging the legs
Lat pulldown||Leaning far back|Pulling behind the neck
Seated cable row||Rocking the body|Rounding the back
Bent-over barbell row||Standing up with each pull|Rounding the back
One-arm dumbbell row||Turning the body|Pulling to the armpit
Biceps curl||Swinging the body|The elbows move forward
Hammer curl||Swinging the body|Half repetitions
Triceps pushdown||The elbows drift forward|Leaning on the weight
Overhead triceps extension||The elbows flare|Arching the back
Farmer carry||Leaning forward|Shrugging the shoulders
Band pull-apart||Shrugging the shoulders|Arching the back
Incline barbell bench press|Set the bench to about 30 degrees. Lower the bar to the top of your chest with the shoulder blades back, then press up. Use safety bars.|A bench that is too steep|Bouncing the bar
Decline barbell bench press|Hook your feet on a decline bench. Lower the bar to the bottom of your chest and press straight up. Let somebody help with the bar.|Lifting the head|Lowering towards the neck
Close-grip bench press|Grip the bar about shoulder-width apart. Lower it to the lower chest with the elbows near your sides, and press up.|Hands too close together|The elbows flare
Barbell floor press|Lie on the floor under the bar, in a rack with safety pins or with a helper. Lower until the upper arms rest softly on the floor, pause and press up.|Dropping the elbows|Losing tension in the pause
Dumbbell floor press|Lie on the floor with bent knees and a dumbbell in each hand. Lower until the upper arms touch the floor, then press.|Dropping the elbows|The wrists bend back
Plate squeeze press|Press two light plates together between your palms at the chest. Push the hands straight forward while squeezing, then return.|Losing the squeeze|Shrugging
Smith machine bench press|Set the bench so that the bar comes down to the middle of your chest. Unhook, lower with control and press. Set the stops first.|A bench in the wrong place|Bouncing the bar
Machine chest press|Set the seat so that the handles are at mid-chest. Press forward with the shoulder blades back, and return slowly.|The shoulders roll forward|Letting the weights slam
Incline machine chest press|Set the seat so that the handles are at the upper chest. Press up and forward without locking hard, then return slowly.|The back leaves the pad|Shrugging
Banded chest press|Fix a band behind you at chest height, or pass it around your back. Press both hands forward and return slowly.|The band snaps back|Arching the back
Machine fly|Sit with the elbows level with your shoulders. Bring the handles together in front of you, squeeze and open slowly.|Opening too far|Leaning forward
Cable fly|Stand between two cables at shoulder height, one foot in front. With softly bent elbows bring the hands together and open slowly.|Turning it into a press|Too much weight
High-to-low cable fly|Set the cables high and lean slightly forward. Sweep the hands down and together in front of your hips, then return slowly.|Bending the elbows more and more|Rocking the body
Dumbbell pullover|Lie on a bench and hold one dumbbell over your chest. Lower it behind your head with soft elbows until you feel a stretch, then bring it back.|Arching the back|Going too far back
Wall push-up|Stand an arm's length from a wall with your hands on it. Lower the chest towards it in one line and push away.|Bending at the hips|Shrugging
Knee push-up|Kneel and place your hands a little wider than your shoulders, body in one line from knee to head. Lower the chest and push up.|The hips stay behind|The head drops
Decline push-up|Put your feet on a steady bench and your hands on the floor. Lower the chest in one line and push up.|The hips sag|Looking forward with a bent neck
Diamond push-up|Put your hands together under your chest. Lower with the elbows close to the body and push up.|The elbows flare|The hips sag
Wide push-up|Set your hands clearly wider than your shoulders. Lower the chest between them and push up in one line.|Hands too far forward|The hips sag
Pike push-up|Lift your hips high with straight legs and hands on the floor. Lower the head in front of the hands and push back up.|Turning it into a push-up|Landing on the head
Archer push-up|Set the hands very wide. Lower towards one hand while the other arm stays straight, then push up and change.|Twisting the hips|Bending both arms
Pseudo planche push-up|Turn your hands slightly out and lean so that the shoulders are in front of them. Lower in one line and push up.|Losing the lean|The hips sag
Banded push-up|Pass a band across your upper back and hold its ends under your hands. Do push-ups against it with a tight body.|The band slides to the neck|The hips sag
Weighted push-up|Let somebody place a plate on your upper back. Lower the chest in one line and push up.|The plate lies on the lower back|Half repetitions
Ring push-up|Hold two low rings and straighten your body. Lower between them with the elbows close and turn the rings out at the top.|The rings drift apart|The hips sag
Handstand push-up|Kick up to a wall with your hands a little wider than the shoulders. Lower the head slowly onto a cushion and press up. Master the pike push-up first.|Arching the back|Dropping onto the head
Wall handstand hold|Walk your feet up a wall or kick up gently. Push the floor away, ribs in, and breathe. Come down before you tire.|Bent elbows|Arching the back
Bench dip|Hold the edge of a bench beside your hips with the legs in front. Bend the elbows to about a right angle and push up.|Going too deep|The hips drift away from the bench
Chair dip|Put a strong chair against a wall and hold the front edge of the seat. Lower with the elbows pointing back and push up.|A chair that can slide|Going too deep
Assisted dip|Kneel on the pad and choose the help you need. Lower until the upper arms are level and press up.|Too much help|Shrugging
Weighted dip|Hang a weight from a belt and support yourself on the bars. Lower with control until the upper arms are level, then press up.|Swinging the weight|Going too deep
Machine triceps dip|Sit tall and hold the handles beside you. Press down until the arms are straight and let them rise slowly.|The elbows flare|Rising from the seat
Seated overhead press|Sit with your back supported and the bar at your collarbones. Press straight up and lower with control.|Arching off the pad|Half repetitions
Push press|Hold the bar on your shoulders. Dip the knees a little and drive up so that the legs start the press, then lock out overhead.|Dipping forward|Pressing before the legs finish
Arnold press|Begin with the dumbbells in front of your face, palms towards you. Turn the palms forward as you press up, and turn back on the way down.|Arching the back|Turning in a hurry
Kettlebell press|Hold the bell on your forearm at the shoulder. Press straight up with a tight belly and lower slowly.|Leaning to the side|The wrist bends back
Smith machine shoulder press|Place a bench so that the bar passes just in front of your face. Press up and lower to chin height.|The bench too far back|Arching the back
Machine shoulder press|Set the seat so that the handles are at shoulder height. Press up without shrugging and lower slowly.|The back leaves the pad|Letting the weights slam
Landmine press|Hold the end of the bar at one shoulder. Press it up and forward, leaning in slightly, and lower slowly.|Twisting the body|Arching the back
Banded shoulder press|Stand on the band and hold it at your shoulders. Press up until the arms are straight and lower slowly.|Leaning back|The band slips from the foot
Water bottle press|Hold a filled bottle in each hand at ear height. Press up until the arms are straight and lower slowly.|Arching the back|Rushing
Cable lateral raise|Stand sideways to a low cable and hold it in the far hand. Raise the arm to shoulder height and lower slowly.|Leaning away|Shrugging
Machine lateral raise|Sit with the pads on your upper arms. Raise the elbows to shoulder height and lower slowly.|Raising above the shoulders|Shrugging
Banded lateral raise|Stand on the band and hold the ends. Raise both arms out to shoulder height and lower slowly.|Swinging|Shrugging
Water bottle lateral raise|Hold a bottle in each hand. Raise the arms out to shoulder height with soft elbows and lower slowly.|Swinging|Shrugging
Front raise|Hold light dumbbells in front of your thighs. Raise them to shoulder height with nearly straight arms and lower slowly.|Swinging the body|Raising too high
Plate front raise|Hold a plate at its sides. Raise it to shoulder height with soft elbows and lower slowly.|Leaning back|Swinging
Rear delt fly|Hinge forward with a flat back and let the dumbbells hang. Raise the arms out to the sides and lower slowly.|Rising with each repetition|Pulling like a row
Cable rear delt fly|Cross two cables at shoulder height, one in each opposite hand. Open the arms wide and return slowly.|Leaning back|Bending the elbows
Reverse machine fly|Sit facing the pad and hold the handles at shoulder height. Open the arms back and return slowly.|Shrugging|Jerking the weight
Upright row|Hold the bar a little wider than shoulder-width. Lift the elbows to no higher than the shoulders, bar close to you, and lower.|A narrow grip|Raising the elbows too high
Cable external rotation|Stand sideways to a cable with the elbow bent at your side. Turn the forearm outwards and return slowly.|The elbow leaves the side|Turning the body
Banded external rotation|Hold a band with the elbow bent at your side, a towel under it. Turn the forearm outwards and return slowly.|The elbow leaves the side|Bending the wrist
Side-lying external rotation|Lie on your side with the top elbow bent on your ribs. Raise a light dumbbell by turning the forearm up and lower slowly.|Too much weight|The elbow lifts
Rope pushdown|Hold a rope at a high cable with the elbows at your sides. Push down, part the ends at the bottom and return slowly.|The elbows drift|Leaning over the rope
Cable overhead triceps extension|Face away from the cable with the rope behind your head. Straighten the arms forward and up, and return slowly.|The elbows flare|Arching the back
Banded pushdown|Fix a band above you and hold it with the elbows at your sides. Push down until the arms are straight and return slowly.|The elbows drift|A weak fixing point
EZ-bar skull crusher|Lie on a bench with the bar over your shoulders. Bend only the elbows and lower the bar behind the top of your head, then straighten.|The elbows flare|Lowering towards the face too fast
Dumbbell skull crusher|Lie on a bench with the dumbbells above you, palms facing in. Bend the elbows to lower them beside your head and straighten.|The upper arms swing|The elbows flare
Triceps kickback|Hinge forward with the upper arm along your side. Straighten the elbow back, squeeze and bend slowly.|The upper arm drops|Swinging
Machine triceps extension|Set the seat so that the upper arms rest on the pad. Straighten the arms and return slowly.|Lifting the elbows|Letting the weights slam
Bodyweight triceps extension|Hold the edge of a steady bench and walk your feet back. Bend the elbows until your head dips below the hands, then straighten.|The hips sag|The elbows flare
Chin-up|Hang with the palms towards you, shoulder-width apart. Pull until your chin is over the bar and lower to straight arms.|Half repetitions|Swinging the legs
Neutral-grip pull-up|Hang from parallel handles with the palms facing each other. Pull the chest up and lower fully.|Shrugging at the top|Swinging
Weighted pull-up|Hang a weight from a belt. Pull until your chin is over the bar and lower slowly. Add little at a time.|Half repetitions|Swinging the weight
Assisted pull-up|Kneel on the pad and choose the help you need. Pull until your chin reaches the handles and lower fully.|Too much help|Half repetitions
Banded pull-up|Loop a strong band over the bar and put a foot or knee in it. Pull up and lower slowly, and step out with care.|Bouncing in the band|Letting the band snap
Negative pull-up|Step or jump up so that your chin is over the bar. Lower yourself as slowly as you can to straight arms.|Dropping the last half|Doing too many
Scapular pull-up|Hang with straight arms. Draw the shoulder blades down so that the body rises a little, pause and let go slowly.|Bending the elbows|Swinging
Dead hang|Hang from a bar with straight arms and breathe calmly. Keep the shoulders slightly active and come down before the grip fails.|Dropping off the bar|Holding the breath
Muscle-up|Pull explosively until the bar is at the lower chest, roll the wrists over and press up to straight arms. Have strong pull-ups and dips first.|One elbow first|Wild swinging
Tuck front lever|Hang, draw the knees to your chest and pull with straight arms until the back is level. Hold and breathe.|Bending the arms|The hips drop
Inverted row|Lie under a bar fixed at hip height and hang with a straight body. Pull the chest to the bar and lower slowly.|The hips sag|A bar that is not fixed
Ring row|Hold the rings and lean back with a straight body. Pull until the hands reach your ribs and lower slowly. Feet further forward make it harder.|The hips sag|Shrugging
Wide-grip lat pulldown|Take a wide grip with the thighs under the pad. Pull the bar to the upper chest and let it rise slowly.|Pulling behind the neck|Leaning far back
Close-grip lat pulldown|Hold a narrow handle, sit tall and pull it to the upper chest with the elbows close. Return slowly.|Rocking|Rounding the shoulders
Reverse-grip lat pulldown|Hold the bar with the palms towards you. Pull it to the upper chest with the elbows by your sides and return slowly.|Bending the wrists|Leaning back
Banded lat pulldown|Fix a band high and kneel below it. Pull the hands down to the shoulders and return slowly.|A weak fixing point|Arching the back
Straight-arm pulldown|Stand facing a high cable and lean a little forward. Press the bar down to your thighs with straight arms and return slowly.|Bending the elbows|Rocking the body
Pendlay row|Begin each repetition with the bar on the floor and the back level. Pull it fast to the lower ribs and set it down.|Raising the body|Rounding the back
T-bar row|Stand over the bar or lean on the pad, with a flat back. Pull the handle to your ribs and lower slowly.|Standing up with each pull|Rounding the back
Landmine row|Straddle the end of the bar, hinge and hold it with both hands. Pull it to your chest and lower slowly.|Rounding the back|Jerking
Bent-over dumbbell row|Hinge forward with a dumbbell in each hand. Pull both to your hips and lower slowly with a still body.|Rounding the back|Shrugging
Chest-supported dumbbell row|Lie face down on an inclined bench. Pull the dumbbells towards your hips, squeeze and lower fully.|Lifting the chest|Shrugging
Kettlebell row|Support one hand on a bench or your thigh and hinge. Pull the bell to your hip and lower slowly.|Turning the body|Rounding the back
Renegade row|Hold a push-up position on two dumbbells with the feet wide. Pull one to the ribs without tilting the hips, and change.|Twisting the hips|Dumbbells that roll
Machine row|Set the chest pad so that you can just reach the handles. Pull the elbows back, squeeze and return slowly.|The chest leaves the pad|Shrugging
Single-arm cable row|Sit or stand facing the cable. Pull one handle to your side without turning and return slowly.|Twisting the body|Shrugging
Banded row|Fix the band in front of you or around your feet. Pull the hands to your ribs and return slowly.|Rounding the back|The band slips from the feet
Jerrycan row|Support one hand on a steady surface and hinge. Pull a closed jerrycan to your hip and lower it slowly.|Turning the body|Rounding the back
Backpack row|Pack a backpack tightly and hinge with a flat back. Pull it by the straps to your belly and lower slowly.|Rounding the back|Straps that are worn
Barbell shrug|Hold the bar in front of your thighs. Lift the shoulders straight up, pause and lower slowly.|Rolling the shoulders|Bending the elbows
Dumbbell shrug|Hold dumbbells at your sides. Lift the shoulders straight up, pause and lower slowly.|Rolling the shoulders|Pushing the head forward
Banded face pull|Fix a band at face height. Pull it towards your eyes with high elbows and turn the hands out, then return.|Leaning back|Dropping the elbows
Prone Y raise|Lie face down with the arms stretched out in a Y, thumbs up. Lift the arms with the shoulder blades and lower slowly.|Arching the back|Shrugging
Barbell curl|Hold the bar with the palms up and the elbows at your sides. Curl it to the chest and lower fully.|Swinging the body|The elbows move forward
EZ-bar curl|Hold the angled parts of the bar. Curl it up without moving the elbows and lower slowly.|Swinging the body|Bending the wrists
Preacher curl|Rest the upper arms on the pad. Curl the bar up and lower it slowly to nearly straight arms.|Dropping the weight|Lifting the elbows
Incline dumbbell curl|Lean back on an inclined bench and let the arms hang. Curl the dumbbells without moving the elbows and lower fully.|The shoulders roll forward|Swinging
Alternating dumbbell curl|Stand with a dumbbell in each hand. Curl one, turning the palm up, lower it and change sides.|Swaying|Half repetitions
Concentration curl|Sit with one elbow against the inside of your thigh. Curl the dumbbell towards the shoulder and lower fully.|Swinging the body|Pushing with the leg
Zottman curl|Curl the dumbbells with the palms up. Turn the palms down at the top, lower slowly and turn back.|Too much weight|Turning in a hurry
Cable curl|Stand facing a low cable with the elbows at your sides. Curl the bar up and lower slowly.|Leaning back|The elbows move forward
Rope hammer curl|Hold a rope at a low cable, palms facing each other. Curl it up with still elbows and lower slowly.|Swinging|Bending the wrists
Banded curl|Stand on the band and hold the ends. Curl the hands to the shoulders and lower slowly.|The band slips from the foot|Leaning back
Water bottle curl|Hold a filled bottle in each hand. Curl them up with the elbows at your sides and lower slowly.|Swinging|Rushing
Reverse curl|Hold the bar with the palms down. Curl it up with straight wrists and lower slowly.|Bending the wrists|The elbows flare
Wrist curl|Rest the forearms on your thighs with the palms up. Let the weight roll to the fingers, then curl the wrists.|Moving the arms|Too much weight
Reverse wrist curl|Rest the forearms on your thighs with the palms down. Lift the back of the hands and lower slowly.|Moving the arms|Too much weight
Plate pinch|Pinch one or two plates between thumb and fingers. Stand tall, hold, and set them down before they slip.|Feet below the plates|Bending over
Towel wringing|Hold a rolled towel in front of you with both hands. Twist it as if wringing out water, hold and change direction.|Shrugging|Holding the breath
`;
