/** Wordings in which buyers ask on a phone, by entry, beside those that stand with the entries. They are searched but never shown. */
export const wordings: Readonly<Record<string, string>> = {
  "warranty.general":
    "whats covered and for how long, do i get a guarantee with it, how many months guarantee, is there a warrenty, what if it breaks in the first year, how long are you responsible for it, what warranty do you give on the machine, two year warranty?",
  "warranty.tube":
    "does the guarantee include the glass tube, tube died after 3 months is it covered, tube warranty separate or same, how many months on the tube, is the source covered as well, free replacement tube, if the tube burns out do you replace it",
  "warranty.excluded":
    "is a scratched lens covered, i broke it myself is that covered, what voids the warranty, does the warranty cover lenses, is accidental damage included, exclusions of the guarantee, i dropped it will you fix it for free, would cutting the wrong stuff void my warranty, do you cover wear parts",
  "warranty.extended":
    "can i get longer cover, extra years of warranty, can we extend the guarantee, prolong the warranty, warranty upgrade, care plan for the machine",
  "warranty.parts":
    "how fast do you send spares, delivery time of a spare belt, replacement lens how many days, can i order a single nozzle, how quick will a new part get to me, when do parts ship, need a new belt how long, parts in stock?, how long to get a new motor",
  "warranty.report":
    "my machine stopped working, it broke down what now, who do i tell when it is broken, it wont turn on any more, how to get it repaired, something is wrong with my laser, error on the machine who helps, beam is gone who do i call, what info do you need when it breaks, machine is dead",
  "warranty.contract":
    "from what date does the guarantee run, when does the warranty start counting, who pays postage for a repair, does it start at delivery or purchase",
  "warranty.arrived":
    "the crate arrived cracked, box was smashed on arrival, it came broken, panel is cracked out of the crate, damaged by the carrier, glass was broken when we opened it, the shipper dented it",
  "service.training":
    "do you install it for us, will someone come and set it up, does a technician come to us, do you train our staff, who teaches us to use it, training in english, onsite installation, is installation in the price, commissioning by your engineer, course for the operators",
  "service.paid":
    "do i pay for a visit, is a repair free after the warranty, what does a technician visit cost, charge for call out, do you charge for training, repairs after the first year",
  sample:
    "how do i get a sample cut, can you make me a trial piece, i want to see a result on my own stuff, send you my material to try, apply for a test cut, can you engrave my logo as a sample, proof piece before buying, what do i write in the sample form",
  "sample.upload":
    "can i attach a cdr to the sample form, how big may the attachment be, max file size of the upload, does the form take pdf, attach ai file to the request, can i upload a zip with several files, file limit mb, which formats can i send with the sample request, the form wont take my dxf",
  "sample.material":
    "how many pieces do i send you for the test, how much stuff do i post for a sample, what size of material for the trial, how many spare pieces for a test, where do i send my material, can i just post you the material",
  "sample.cost":
    "is the test cut free, do i pay for a sample, price of a sample, how long till i get the sample back, days for a test piece, who pays the postage of the sample, turnaround of samples",
  "sample.refused":
    "what wont you test, can you test pvc for me, materials you refuse to sample, which samples do you turn down",
  finance:
    "pay in rates, can we pay over 12 months, spread the cost, hire purchase, do you do credit, pay next budget year, deposit and then monthly, buy now pay later, lease it, school pays in two budget years",
  partner:
    "i want to sell your machines, distributor for my country, become a reseller, agency in my region, wholesale, can i represent you, dealership conditions, we are integrators can we work with you, resell in brazil",
  "partner.roles":
    "what does the dealer do and what do you do, who installs it at the customer the dealer or you, who does service as a dealer, do i have to train customers as dealer, who answers service calls you or the dealer",
  "partner.stock":
    "must dealers buy stock, do i need a demo machine as dealer, minimum purchase for dealers, how many machines must a reseller keep, demo unit for dealers, stock obligation",
  "partner.pictures":
    "can dealers use your photos, images for my shop, may we put your pictures on our website, can i use your datasheets on my site, logo and photos for our catalogue, press pictures, copyright of the pictures",
  buy: "how do i place an order, can i order online, i want to get one how, where is the basket, checkout, how does ordering work, get a quote, send me an offer, take my order",
  "contact.all":
    "how can i reach you, your contact details, who do i write to, talk to a human, can i speak to somebody",
  "contact.sales":
    "phone of the sales team, who sells, number to ring about buying, sales hotline, speak to a salesman",
  "contact.service":
    "number for support, helpline, hotline for broken machines, technical support phone, customer care number, phone number of the service people",
  "contact.email": "your mail, e-mail adress, where do i mail photos to, send you a mail",
  "contact.address":
    "where are you based, can i come by and see one, visit your showroom, which city are you in, want to see a machine running, which country are you from, address for visitors, where is it made",
  "contact.hours":
    "when is someone in the office, can i call on sunday, until what time can i ring, which time zone, weekend support",
  "downloads.software":
    "install file, where is the installer, download lightmaker studio, how do i get the program, lost the software cd, software update, reinstall the software on a new pc",
  "downloads.manuals":
    "lost the handbook, instruction book pdf, manual in english, user guide pdf, need a new manual, manual in spanish, where are the instructions, handbook of the machine",
  "downloads.specifications":
    "pdf data sheet, spec sheet of all models, brochure with all figures, technical data pdf, full specification table",
  "downloads.guides":
    "tutorials, video course, how to use it guide, printable maintenance guide, operation guide for wood, lessons, instructions by material, any videos",
  "downloads.drawings":
    "practice files, template files, box template, test grid file, something to cut first, ready made files, kerf comb file",
  "software.studio":
    "what program do i draw with, which app runs it, name of the software, software to design, can i control it with lightburn, corel draw instead, inkscape",
  "software.mobile":
    "app on android, iphone app, run it from a tablet, edit drawings on the phone, start from my mobile, is there a mobile app",
  "software.cloud":
    "whats the cloud for, do my files go to a cloud, share drawings between machines, store drawings online, same file on two computers, sync between pcs, is my drawing backed up",
  formats:
    "what files does it eat, can it read dxf, does it open svg, can i use corel files, import pdf, which image types, does it take plt, jpg ok?, stl or obj, does it take step files, file types",
  tubes:
    "how many hours until a new tube, glass or rf life, tube worn out how do i know, how long until the tube is dead",
  clearance:
    "can i push it against the wall, space around the machine, room on the sides, can it stand in a corner, free space at the back",
  "first-cut":
    "how soon can we start, up and running how fast, time from box to first piece, when can we use it after delivery, how long to set it up, ready to use straight away, how long till it works after delivery",
  maintenance:
    "daily checks, what do i have to do every day, how much upkeep, weekly jobs, cleaning schedule, what needs greasing, care of the machine, maintenance plan, checks before work",
  safety:
    "is it safe in a school, can it hurt me, what do i have to watch out for, risks of a laser, safe at home with kids, is it safe to use",
  company:
    "how long have you been going, how many machines have you sold, how big is your firm, are you a manufacturer or trader, since when do you make lasers, your history, can i trust you, how old is the company",
  "company.certificates":
    "fda approved, is it ce marked, which class is the laser, iso certified, ul listed, certificate of conformity, rohs",
  news: "your blog, articles",
  privacy:
    "do you sell my data, who reads this chat, are my details passed on, is my email safe, gdpr, do you keep the chat, will i get spam, where is my data stored",
  "data.delete":
    "remove my data, delete what i typed, forget me, how do i get my details deleted, which data do you have on me, take my email off your list",
  "order.freight":
    "who pays shipping, do you ship to canada, who clears customs, delivery costs, freight to my country, vat and customs, can you send it by sea, incoterms, ship to my door, who unloads the lorry",
  "order.steps":
    "how does it go from first mail to running, steps of buying, process from enquiry to delivery, what happens in which order, how does buying from you work",
  "drawing-check":
    "can someone look over my drawing, is my file ok for cutting, check my dxf, what is wrong with my file, can you see whether my drawing can be cut, how long will my drawing take to cut, how many parts fit on a sheet",
  "room-plan":
    "will it fit in my shop, plan my room, draw my workshop, does it fit through the door, layout of the room, planner for the workshop, will it go up in the lift",
  "settings.files":
    "lightburn settings, settings library, import settings, power table file, list of settings to download",
  "files.errors":
    "my drawing comes in 25 times too big, picture is mirrored after import, text is gone after import, the file looks wrong, lines are doubled, dxf imports tiny, parts are missing in my import, wrong scale after opening, shapes are not closed",
  comparison:
    "compare machines side by side, table of differences, put two models next to each other, show me only what differs, comparison chart",
  "machine.identify":
    "which model do i own, dont know what machine i have, no label on my machine, second hand machine which model is it",
  "room.mark-m20":
    "can the marker stand in a classroom, does the m20 need its own room, room for the fibre marker, open laser in the workshop, windows in the room of the m20, can people walk past the m20",
  people:
    "can kids use it, may my 14 year old pupils press start, who is allowed to run it, students on their own, can students operate it themselves, age limit, apprentices, do i need a licence, training needed to operate, may visitors stand next to it, is a teacher needed",
  smoke:
    "is the smoke bad for you, do i breathe it in, my eyes water from the smoke, dust in the lungs, healthy to work next to it, mask against the fumes",
  "purifier.ventilation":
    "purifier instead of a window, with the filter do i still have to open a window, is the purifier enough on its own, filter without ventilation, can the purifier replace a duct, does it filter carbon monoxide",
  "purifier.filter":
    "when do i change the filter, how often a new cartridge, consumables for the purifier, filters how many months, filter is full how do i know, new carbon for the purifier",
  "accessory.smoke-filter":
    "is there a fume filter, a box that cleans the air, air cleaner, do you sell an extractor, smoke eater, filter unit for indoors, what does the purifier do",
  "accessory.rotary-axis":
    "something that turns bottles, engrave round things, roller for tumblers, attachment for cups, engraving pens what do i need, rotary for glasses, does it do cylinders, which machine takes the rotary",
  accessories:
    "what extras are there, options to buy with it, which attachments, can i get a camera extra, upgrade parts, list of accessories",
  "accessories.others":
    "purifier for the 960, does the rotary fit the m20, can i put the rotary on the big one, air cleaner on the rf, accessories for the blue one",
  "rotary.handle":
    "cup with a handle on the rotary, mug handle in the way, tumbler with a grip, beer stein, coffee cup with handle",
  "tube.change":
    "replace the tube on my own, diy tube change, how do i fit a new tube, who changes the tube, is it hard to change the tube, change the laser tube at home",
  "water.winter":
    "will the water freeze, freezing garage, cold shed in january, antifreeze in the water, frost in the workshop, drain it over winter, water inside the machine burst, no heating in winter, machine stands in an unheated room",
  "water.hot":
    "water gets warm in summer, cooling water too hot, chiller alarm, overheats, water is 30 degrees",
  "care.tray":
    "how to empty the crumbs, bits under the bed, clean under the honeycomb, scraps in the tray, sticky honeycomb, cleaning the bed, drawer with the offcuts",
  "care.mirrors": "wipe the mirrors, mirrors are dirty, beam out of line, set the mirrors straight",
  "faq.which-series":
    "small or big machine, table model or floor model, desktop or big one for a school, which range is for me, what is the difference aurora radiance, hobby or pro series",
  "faq.which-watts":
    "is 60w the laser or the plug, real watts, what does 62 w mean, optical or electric watts, watts on the label",
  "faq.other-mains":
    "does it run in the usa, 110v, american socket, will it work in japan, 120 volts, transformer needed, our mains is 220, works in china mains",
  "faq.mains":
    "what electricity does it need, power outlet, what plug, which socket, breaker size, what fuse, electrician, dedicated circuit",
  "faq.chiller":
    "extra water cooler, chiller in the box, how is it cooled, do i need a cooling unit, water or air cooled, cw3000, bucket of water for cooling",
  "faq.coolant":
    "what water goes in, tap water ok, distilled or normal water, how often to change the water, deionised water",
  "faq.exhaust":
    "no window in my room, basement without ventilation, hose out of the window, hole in the wall for the fumes, ventilation needed, cellar, flat without a duct, vent it outside, size of the duct",
  "faq.weak-extraction":
    "smoke stays inside, fumes hang about, it doesnt suck any more, extraction got worse, the box is full of smoke, smoke comes out of the lid, fan is running but no suction, smells more than before, not pulling the fumes away",
  "faq.complete":
    "what else do i have to buy, besides the machine what do i need, shopping list, everything i need to begin, what should be ready before it comes, whats in the box",
  "faq.learning-time":
    "how long to learn it, never used a laser is it difficult, how soon can a beginner use it, is it easy, learning curve, teachers without experience, days of training for staff, how long till my worker knows it",
  "faq.glass-or-rf":
    "worth paying more for rf, rf or glass for photos, why is rf dearer, advantages of rf, glass tube good enough, what is better rf or glass, should i get the rf one",
  "faq.try-first":
    "can you test my stuff first, try before buying, could you cut me a trial bit, demo on my own material, test cut before i buy, show me it works on my material",
  "faq.after-request":
    "how fast do you answer, nobody answered my form, when do you call me back, what happens after i press send, reply time, did you get my form, how do i know you got my message",
  "faq.warranty-length":
    "terms of the warranty, warranty conditions, guarantee small print, what are the warranty terms",
  "faq.does-not-cut-through":
    "doesnt cut through any more, it got weaker, cuts were fine yesterday, laser is weak, beam suddenly weak, have to go over it twice now, engraving is faint lately",
  "faq.tube-life":
    "hours of the tube, how many years does the tube last, life of the glass tube, how long does the source last, will the tube last three years",
  "faq.lens":
    "lens is cloudy, clean the lens with what, how often clean the lens, spots on the lens, replace the lens, lens cleaner, can i use window cleaner",
  "faq.drawing":
    "how do i save my file, prepare my drawing, settings for export from illustrator, what resolution for photos, text to outlines, hairline, dpi for engraving, how should the drawing look",
  "faq.wrong-size":
    "pieces are a bit off, hole is too big, joint is loose, not the right size, 0.2 mm missing, dimensions dont match",
  "faq.computer":
    "does it run on a mac, which pc do i need, windows 11, macbook, chromebook, linux, is a computer included, laptop requirements, usb or wifi, do i need a pc",
  "faq.long-boards":
    "pass through, push a plank through, two metre board, feed it from the back, long piece of wood, material longer than the machine, back door",
  "faq.noise":
    "can neighbours hear it, quiet enough for a library, decibels, does it disturb a class, loudness of the fan",
  "faq.spare-parts":
    "order a spare lens, where do i get parts, what do you need to know for a part, buy a belt, how do i order spares, part number, what should i tell you when i need a part",
  "faq.remote":
    "do you see what i cut, teamviewer, do you connect without asking, remote access, spy on my machine",
  "faq.minimum-order":
    "is one enough, can i get a single one, smallest order, sell single units, only need one, do i have to buy several",
  "faq.price":
    "how much, what does it cost, price of the small one, ballpark, cheapest, is it expensive, discount, cost in dollars, what will i pay, education discount",
  "faq.room":
    "how big a room, does it fit in a garage, will the floor hold, weight for the floor, space for the machine, second floor ok, dimensions of the machines, how big are they, fits a 90 cm door",
  "faq.how-thick": "max thickness, how deep does it cut, thickest wood, what can it cut through, how many mm",
  "faq.cast-or-extruded":
    "which acrylic to buy, cast or extruded for letters, which perspex engraves white, xt or gs, best acrylic for engraving",
  "faq.plywood":
    "one sheet cuts the next doesnt, new batch of ply wont go through, exterior ply, cheap plywood does not cut, why does my ply not cut, dark spots in plywood dont cut",
  "faq.settings-of-others":
    "settings from a forum, speeds from the internet, use someone elses settings, parameters from youtube, settings of another brand, settings chart",
  "faq.unknown-plastic":
    "dont know what plastic it is, unmarked plastic, how do i tell which plastic, plastic without a label",
  "faq.metal-with-co2": "co2 on metal, mark steel with the 530",
  "faq.cut-metal-sheet": "cut sheet steel, does the fibre cut steel, thin metal cut out",
  "faq.glass-and-stone": "cut glass, cut a tile, cut stone, drill glass with the laser, slice slate",
  "faq.clear-acrylic-blue":
    "blue laser and clear acrylic, transparent plastic with the blue one, diode on perspex, why does blue not cut clear",
  "faq.leather":
    "which leather can i use, is chrome leather ok, veg tan or chrome, leather types, safe leather",
  "unsafe-list":
    "what must i never cut, toxic materials, banned list, dangerous plastics, what not to put in",
  materials: "which materials does it do, what stuff works, what can i make with it",
  models:
    "how many models, whats in your range, your machines, list of machines, show me all of them, which lasers do you have",
  "most.max-speed": "quickest machine, speed champion",
  "most.working-area": "biggest bed, which takes the biggest sheet, biggest work area, longest sheet",
  "most.machine-weight": "which weighs most",
  "most.least-weight": "which weighs least, easiest to carry, smallest weight",
  "most.laser-power": "most powerful, strongest laser, highest watts, most watts",
  "most.cut-thickness": "which cuts thickest, deepest cutter, thickest material of all",
  "practice.wood.edges":
    "burnt edges, brown marks round the edge, black edges on ply, how to get clean edges on wood, scorch marks, smoke stains on wood, edges too dark, less burning",
  "practice.wood.kerf": "tight joints in ply, kerf for boxes, slot width for plywood",
  "practice.wood.fumes": "mdf smell, smell of burnt wood, is mdf smoke bad",
  "practice.wood.preparation":
    "warped board, plywood not flat, hold the wood down, board is bent, masking tape on wood, store plywood",
  "practice.wood.finishing":
    "sand after cutting, clean the smoke off wood, remove burn marks, oil the wood after, wipe soot off",
  "practice.acrylic.edges":
    "frosty edge, edges are not shiny, acrylic edge comes out white, polish acrylic edges, lines on the acrylic edge, clear edge on perspex, ridges on the cut",
  "practice.acrylic.kerf": "slots in acrylic, tapered edge in thick perspex, acrylic kerf",
  "practice.acrylic.fumes": "acrylic stinks, smell of acrylic, sweet smell when cutting, fumes of perspex",
  "practice.acrylic.preparation":
    "peel the film off, which sheet to buy, is this acrylic or polycarbonate, leave the paper on, tell acrylic from pvc",
  "practice.acrylic.finishing":
    "clean acrylic with alcohol, cracks after cleaning, glue acrylic, crazing, how do i glue perspex",
  "practice.paper.edges": "brown paper edges, paper burns, edges of the invitation go yellow, scorched card",
  "practice.paper.kerf": "how fine can i cut paper, thin bridges in paper, detail in paper cut",
  "practice.paper.fumes": "paper on fire, paper catches fire, smoke stains on paper",
  "practice.paper.preparation": "paper flies away, paper blows about, keep paper flat, hold down paper",
  "practice.paper.finishing": "lift out fine paper cut, weed the paper, pieces fly off",
  "practice.stone.edges": "engraving on slate too pale, contrast on granite, white on slate uneven",
  "practice.stone.kerf": "thinnest line on stone, small letters on slate, how fine on granite",
  "practice.stone.fumes": "stone dust dangerous, dust from slate, do i need a mask for stone",
  "practice.stone.preparation": "wash the slate first, wet stone, prepare slate",
  "practice.stone.finishing":
    "colour the letters in stone, oil the slate, gold paint in engraving, seal the slate",
  "practice.fabric.edges":
    "does it fray, sealed edges, loose threads after cutting, melted edge, polyester edge is hard, scratchy edges",
  "practice.fabric.kerf": "fabric shrinks, allowance for fabric, pieces of cloth too small",
  "practice.fabric.fumes": "burnt hair smell of wool, fabric stinks, smell in the cloth",
  "practice.fabric.preparation":
    "wash fabric first, iron it before, hold fabric flat, care label, creases in the cloth",
  "practice.fabric.finishing":
    "brown edge on cotton, remove the smell from fabric, wash after cutting, charred cotton",
  "practice.glass.edges":
    "engraving on glass is rough, chips in the frost, frost not even, glass engraving flakes",
  "practice.glass.kerf": "thinnest line on glass, small text on a glass",
  "practice.glass.fumes": "glass splinters, dust from glass, sharp bits after engraving",
  "practice.glass.preparation":
    "wet paper on glass, soap on the glass, measure a tapered glass, where to start on a glass, prepare the wine glass",
  "practice.glass.finishing": "wash the glass after, colour the engraving on glass, loose flakes",
  "practice.metal.edges":
    "black mark on stainless, deep engraving in steel, dark or bright marks, white marking, rub off the mark",
  "practice.metal.kerf":
    "smallest data matrix, smallest qr code, thinnest line of the marker, tiny letters on metal",
  "practice.metal.fumes": "metal dust, fumes from marking, aluminium dust, is marking steel smoky",
  "practice.metal.preparation":
    "clean the part before marking, oily parts, degrease, peel off the film on steel",
  "practice.metal.finishing":
    "rust after engraving, pickle after marking, stainless mark rusts, clean after marking",
  "practice.aluminum.edges":
    "white on black anodised, mark on anodised not white, grey marks on aluminium, engraving anodised colour",
  "practice.aluminum.kerf": "small text on anodised, thin lines on aluminium",
  "practice.aluminum.fumes": "aluminium dust fire, smoke from anodised",
  "practice.aluminum.preparation": "finger marks on anodised, film on the aluminium, align the plates",
  "practice.aluminum.finishing": "wipe the dust off anodised, protect bare aluminium",
  "practice.leather.edges": "black edge on leather, soot on leather, leather too dark, light brown engraving",
  "practice.leather.kerf": "leather shrinks, holes in leather, straps come out smaller",
  "practice.leather.fumes": "leather smells burnt, get rid of leather smell, stink of leather",
  "practice.leather.preparation": "wet the leather, leather curls, flatten leather, mask leather",
  "practice.leather.finishing":
    "clean soot off leather, oil after engraving, saddle soap, finish leather edges",
};
