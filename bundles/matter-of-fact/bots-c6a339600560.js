// kernel/offers.ts
function e(e, t) {
	if (t === void 0) return { one: e };
	let { open: r, barred: i } = n(e, t);
	return i === null ? { one: r } : {
		one: r,
		not: i
	};
}
function t(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function n(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function r(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = i(r[e], t);
	return n;
}
function i(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = i(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: a } = e, o = r + t(Math.min(a, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function a({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${i} was asked without an offer`);
			if (!t.includes(c.type)) return r(c, s);
			let l = n.sample(n.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${e}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/matter-of-fact/content/technologies.ts
var o = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, s = Object.keys(o), c = { to: "stay" }, l = { to: "next" };
function u(e) {
	return {
		to: "done",
		result: e
	};
}
function d() {
	return {
		stay: c,
		next: l,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: u,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: f, call: ee, goTo: te, next: ne, stay: re, done: ie, no: ae, emit: oe, game: se } = d(), p = (e, t) => e.players[t].cash.secret, ce = (e, t) => e.players[t].debt.secret, le = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], ue = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, m = le.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: he(n),
		land: ue[r[i]],
		area: ge(n, t < 0, i < a)
	}));
}), h = m.map((e, t) => t), de = m.map(({ hex: e }) => e), g = m.map(({ site: e }) => e);
m.map(({ land: e }) => e), m.map(({ area: e }) => e);
var fe = new Map(h.map((e) => [`${de[e].q},${de[e].r}`, e]));
function _(e, t) {
	let n = fe.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var v = Object.fromEntries(h.flatMap((e) => {
	let t = g[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), pe = g.map((e) => e.is === "asset" ? e.asset : null), me = g.map((e) => e.is === "frontier"), y = [
	_(0, 0),
	_(1, 0),
	_(1, -1),
	_(0, -1),
	_(-1, 0),
	_(-1, 1),
	_(0, 1)
];
function he(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function ge(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/exchange.ts
var b = [
	"coal",
	"ore",
	"steel",
	"energy"
], x = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, _e = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, ve = [
	"train",
	"electricVehicle",
	"quadcopter"
], ye = ["electricVehicle", "quadcopter"], S = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, be = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, xe = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], C = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, Se = xe.flatMap((e) => Array.from({ length: C[e].count }, (t, n) => `${C[e].letter}${n + 1}`)), w = Object.fromEntries(Se.map((e) => [e, xe.find((t) => C[t].letter === e[0])])), T = (e) => Math.floor(C[e].cost / 2);
// games/matter-of-fact/rules/holdings.ts
function E(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var D = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), O = (e, t) => e.players[t].assets, Ce = (e, t) => e.players[t].assets.length > 0, k = (e) => C[w[e]].product;
function A(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? C[w[t]].basic : o[n].process;
}
function we(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function Te(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
function Ee(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var j = (e, t) => S[Ee(e, t)];
function M(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/salary-rate.ts
var N = (e) => Number(e.options.salary), De = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function Oe(e, t) {
	for (let n of b) e[n] -= t[n] ?? 0;
}
function P(e, t) {
	for (let n of b) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var ke = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Ae = (e, t) => ({
	salary: N(e) * e.assets[t].workers,
	inputs: De(A(e, t).inputs)
});
function je(e, t, n) {
	if (w[n] === "technologyPark") return ae("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = A(e, n).workers;
	if (r < i) return ae("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = Ae(e, n), s = p(e, t), { stock: c } = e.players[t];
	return s < a || P(c, o) !== null ? ae("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
// games/matter-of-fact/rules/bundles.ts
var Me = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
};
t(0, 0), e([null]), ((e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}))([]);
// games/matter-of-fact/rules/market.ts
var Ne = (e, t) => x[e][t], F = (e, t) => Ne(t, e.market[t].column), Pe = (e) => Ne(e, 0);
function I(e, t) {
	let n = 0;
	for (let r of b) n += (t[r] ?? 0) * F(e, r);
	return n;
}
var Fe = (e, t) => Math.min(10, Math.max(0, e - t)), Ie = (e, t, n) => Fe(e.market[t].column, n) === e.market[t].column;
function L(e, t) {
	let n = De();
	for (let r of O(e, t)) {
		let t = k(r);
		t !== "biobot" && (n[t] += A(e, r).output);
	}
	return n;
}
function Le(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of O(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, _e[t] - n);
}
// games/matter-of-fact/rules/ending.ts
var Re = (e) => Number(e.options.biobots), ze = (e, t, n) => e.assets[t].workers + +(n === v[t]);
function Be(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = A(e, t), o = ze(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : P(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: ke(r, a.inputs)
	};
}
function R(e, t) {
	let { workers: n, inputs: r, output: i } = A(e, t), a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * N(e);
}
// games/matter-of-fact/content/action-cards.ts
var Ve = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
};
Object.keys(Ve).filter(He);
function He(e) {
	return Ve[e].is === "contract";
}
// games/matter-of-fact/rules/salary.ts
var Ue = (e, t) => Ce(e, t.seat) ? Math.max(0, we(e, t.seat) - t.covered - t.paidFor) : 0, We = (e, t) => Ue(e, t) * N(e), Ge = [
	0,
	1,
	2,
	3,
	4,
	5
], Ke = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function qe({ q: e, r: t }, n) {
	let r = Ke[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Je(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Ye(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Ge) {
			let { q: t, r: i } = qe(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Je(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Xe = (e, t, n) => e.distances[t * e.size + n], Ze = Ye(de), z = (e, t, n) => Math.max(1, Math.ceil(Xe(Ze, e, t) / n)), B = (e, t) => Xe(Ze, e, t), Qe = Object.keys(v).filter((e) => w[e] === "technologyPark"), $e = (e) => h.map(e);
function et(e) {
	let t = {};
	for (let n of Qe) t[n] = $e((t) => Math.min(...y.map((r) => z(t, r, e) + z(r, v[n], e))));
	return {
		byCentre: t,
		toCentre: $e((t) => Math.min(...y.map((n) => z(t, n, e))))
	};
}
var tt = Object.fromEntries(Object.values(S).map((e) => [e, et(e)])), nt = (e, t, n) => tt[n]?.byCentre[t]?.[e] ?? it, rt = (e, t) => tt[t]?.toCentre[e] ?? it, it = 400, at = C.technologyPark, ot = {
	steel: C.steelPlant.cost - T("steelPlant"),
	energy: C.powerPlant.cost - T("powerPlant")
};
function V(e, t) {
	let n = e.players[t], r = O(e, t).filter((e) => w[e] === "technologyPark"), i = Math.max(1, Re(e) - n.biobots), { inputs: a, workers: o } = ct(e, t), s = {
		steel: a.steel ?? 0,
		energy: a.energy ?? 0
	}, c = {
		steel: n.stock.steel < s.steel,
		energy: n.stock.energy < s.energy
	}, l = {
		steel: c.steel && !e.market.steel.isOpen,
		energy: c.energy && !e.market.energy.isOpen
	}, u = r.length > 0, d = I(e, s);
	return {
		left: i,
		inputs: s,
		workers: o,
		goods: d,
		cost: i * d + (u ? 0 : at.cost),
		parks: (u ? r : Qe.filter((n) => st(e, t, n))).map((e) => ({
			park: e,
			cell: v[e]
		})),
		ownsPark: u,
		needsCentre: c.steel || c.energy,
		closed: l
	};
}
function st(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function ct(e, t) {
	let n = O(e, t).filter((e) => w[e] === "technologyPark").map((t) => A(e, t));
	for (let r of e.players[t].hand) o[r].fits === "technologyPark" && n.push(o[r].process);
	return n.reduce((t, n) => H(e, n) < H(e, t) ? n : t, at.basic);
}
var H = (e, { inputs: t, workers: n }) => I(e, t) + n * 10;
// games/matter-of-fact/bot/economy.ts
function U(e, t, n) {
	let r = e.players[t], i = O(e, t).filter((e) => w[e] !== "technologyPark"), a = V(e, t), o = ut(e, t, a), s = we(e, t), { electricVehicle: c, quadcopter: l } = r.vehicles, u = i.map((t) => dt(e, t, A(e, t), 0)).filter((e) => e !== null);
	return G({
		turn: -1,
		cell: n,
		speed: l === "none" ? c === "none" ? S.train : S.electricVehicle : S.quadcopter,
		cash: p(e, t) - ce(e, t) + I(e, r.stock) - o - lt(e, t),
		kept: o,
		isStocked: !a.needsCentre,
		workers: s,
		rate: N(e),
		works: pt(u),
		resale: i.reduce((t, n) => t + (e.assets[n].capture === null ? T(w[n]) : 0), 0),
		income: 0,
		labour: 0,
		goal: a
	});
}
function lt(e, t) {
	let n = E(e);
	return n?.seat === t ? We(e, n) : 0;
}
function ut(e, t, { inputs: n }) {
	let { stock: r } = e.players[t];
	return I(e, {
		steel: Math.min(r.steel, n.steel ?? 0),
		energy: Math.min(r.energy, n.energy ?? 0)
	});
}
function dt(e, t, n, r) {
	let i = k(t);
	if (i === "biobot") return null;
	let { workers: a, inputs: o, output: s } = n, c = (o.ore ?? 0) > 0 ? "ore" : (o.coal ?? 0) > 0 ? "coal" : null, l = F(e, i) - r * ft[i];
	return {
		cell: v[t],
		makes: i,
		output: s,
		workers: a,
		worth: s * l - I(e, o),
		eats: c,
		eaten: c === null ? 0 : o[c] ?? 0
	};
}
var ft = {
	coal: x.coal[0] - x.coal[1],
	ore: x.ore[0] - x.ore[1],
	steel: x.steel[0] - x.steel[1],
	energy: x.energy[0] - x.energy[1]
}, W = ({ eats: e, worth: t, workers: n }) => (e === null ? 1e3 : 0) + t / Math.max(1, n), pt = (e) => e.sort((e, t) => W(t) - W(e));
function mt(e, t) {
	let n = W(t), r = e.length;
	for (; r > 0 && W(e[r - 1]) < n;) r--;
	return e.toSpliced(r, 0, t);
}
function ht({ works: e, workers: t, rate: n }, r) {
	let i = t + r, a = -t * n, o = 0, s = 0;
	for (let { eats: t, eaten: n, workers: r, worth: c, makes: l, output: u } of e) if (!(r > i)) {
		if (t === null) l === "ore" ? o += u : s += u, a += c;
		else {
			let e = Math.min(n, t === "ore" ? o : s);
			if (e === 0) continue;
			t === "ore" ? o -= e : s -= e, a += c * e / n;
		}
		i -= r;
	}
	return a;
}
function G(e) {
	e.income = ht(e, 0), e.labour = 0;
	for (let { cell: t } of e.works) t === e.cell && (e.labour = ht(e, 1) - e.income);
	return e;
}
var gt = (e) => e.reduce((e, { workers: t }) => e + t, 0), _t = (e) => C[w[e]].basic, vt = 3;
function yt(e, t, n) {
	let { secret: r, seen: i } = e.actionDeck, a = r.at(-1), o = r.length === 0 ? e.actionDiscards : a !== void 0 && i.at(-1) !== 0 ? [a] : r;
	if (o.length === 0) return 0;
	let s = bt(e, t, n);
	return o.reduce((t, n) => t + xt(e, s, n), 0) / o.length;
}
function bt(e, t, { inputs: n }) {
	let { stock: r, vehicles: i } = e.players[t], a = {
		mine: 0,
		excavatingPlant: 0,
		steelPlant: 0,
		powerPlant: 0,
		technologyPark: 0
	};
	for (let n of O(e, t)) a[w[n]] += 1;
	let o = L(e, t), s = { ...r }, c = { ...r };
	for (let e of b) s[e] += vt * o[e] - (n[e] ?? 0), c[e] += o[e];
	return {
		has: {
			...a,
			technology: Te(e, t).length,
			train: 1,
			electricVehicle: i.electricVehicle === "none" ? 0 : 1,
			quadcopter: i.quadcopter === "none" ? 0 : 1
		},
		sells: s,
		delivers: c
	};
}
function xt(e, t, n) {
	let r = Ve[n];
	switch (r.is) {
		case "contract": return St(e, r.units, t.delivers);
		case "subsidy": return Ct(r.rates, t) + Tt(r.prices, t);
		case "dividend": {
			let e = 0;
			for (let n of r.kinds) e += t.has[n] * C[n].dividend;
			return e + Tt(r.prices, t);
		}
		case "taxes":
		case "transportTax": return Tt(r.prices, t) - Ct(r.rates, t);
	}
}
function St(e, t, n) {
	let r = 0;
	for (let i of b) r += Math.min(t[i] ?? 0, n[i]) * (Pe(i) - F(e, i));
	return r;
}
function Ct(e, { has: t }) {
	let n = 0;
	for (let r of wt) n += (e[r] ?? 0) * t[r];
	return n;
}
var wt = [
	...Object.keys(C),
	...ve,
	"technology"
];
function Tt(e, { sells: t }) {
	let n = 0;
	for (let r of b) n += (e[r] ?? 0) * ft[r] * t[r];
	return n;
}
// games/matter-of-fact/bot/prospects.ts
var Et = 400, Dt = 1.5, Ot = {
	4: 4,
	6: 5.2,
	8: 6
}, kt = .03;
function K(e) {
	let t = jt(e), n = q(e);
	if (n <= 0) return e.turn + t + n * At;
	let r = Ot[e.speed] ?? 4, i = Math.max(0, e.income), a = (Math.sqrt(i * i + 2 * r * n) - i) / r, o = +(e.turn < 0);
	return e.turn + Math.max(t, o + a) + a * kt;
}
var At = 2e-4;
function q({ goal: e, workers: t, cash: n, kept: r, resale: i }) {
	let { steel: a, energy: o } = e.closed, s = (a ? ot.steel : 0) + (o ? ot.energy : 0), c = 10 * Math.max(0, e.workers - 1 - t);
	return e.cost + s + c - n - r - i;
}
function jt({ goal: e, cell: t, speed: n, isStocked: r, workers: i }) {
	let a = (e.closed.steel ? Dt : 0) + (e.closed.energy ? Dt : 0);
	if (e.ownsPark && i >= e.workers) return a + (r ? 1 : rt(t, n));
	let o = Et;
	for (let { park: i, cell: a } of e.parks) {
		let e = r ? z(t, a, n) : nt(t, i, n);
		e < o && (o = e);
	}
	return a + o;
}
function J(e, t, n, r) {
	let i = e.turn < 0 ? n - 1 : n, a = e.cash + i * e.income + (i > 0 ? e.labour : 0) - r;
	if (a + e.kept < 0) return null;
	let o = {
		...e,
		turn: e.turn + n,
		cell: t,
		cash: a,
		labour: 0
	};
	return a >= 0 || (o.cash += o.kept, o.kept = 0, o.isStocked = !1), o;
}
// games/matter-of-fact/bot/raiding.ts
var Mt = 50, Nt = .35, Pt = .5, Ft = 1.5, It = 600;
function Lt(e, t, n) {
	let { owner: r, hasGuard: i, capture: a } = e.assets[n];
	if (e.options.raids === "off" || r === null || r === t || i || a !== null && a.raider !== t) return null;
	let o = M(e, v[n]);
	if (o !== null && o !== t) return null;
	if (w[n] === "technologyPark") return zt(e, r) ? It : null;
	let s = Pt * Bt(e, r, n) / D(e, t).length;
	return Rt(e, t, n) + s - Vt(e, r, n);
}
function Rt(e, t, n) {
	let r = k(n);
	if (r === "biobot" || je(e, t, n) !== null) return 0;
	let { salary: i, inputs: a } = Ae(e, n);
	return A(e, n).output * F(e, r) - i - I(e, a);
}
function zt(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < Ft;
}
function Bt(e, t, n) {
	let { cell: r, stock: i } = e.players[t], a = k(n);
	if (a === "biobot" || Be(e, n, r, i) !== null) return 0;
	let { output: o, inputs: s } = A(e, n);
	return o * F(e, a) - I(e, s);
}
function Vt(e, t, n) {
	let { cell: r, arrest: i } = e.players[t];
	return r === null || i > 0 ? 0 : B(r, v[n]) <= j(e, t) ? Nt * Mt : 0;
}
function Ht(e, t) {
	return e.players[t].assets.filter((t) => e.assets[t].capture !== null).map((n) => {
		let r = Ut * Math.max(0, R(e, n)) + Pt * Mt / D(e, t).length;
		return {
			is: "arrest",
			cell: v[n],
			visit: (e, t) => e.turn + t > 0 ? null : J(e, v[n], t, -r)
		};
	});
}
var Ut = 2, Wt = 8;
function Gt(e, t, n) {
	return e.options.raids === "off" ? [] : D(e, t).flatMap((t) => e.players[t].assets).filter((e) => B(n, v[e]) <= Wt).map((n) => ({
		asset: n,
		worth: Lt(e, t, n) ?? 0
	})).filter(({ worth: e }) => e > Kt).sort((e, t) => t.worth - e.worth).slice(0, 2).map(({ asset: e, worth: t }) => ({
		is: "raid",
		cell: v[e],
		visit: (n, r) => J(n, v[e], r, -t)
	}));
}
var Kt = 8, qt = {
	perTurn: 0,
	once: 0,
	price: 0
}, Jt = 2;
function Y(e, t, { workers: n, inputs: r, output: i }) {
	let a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * (N(e) + Jt);
}
function Yt(e, t, n) {
	let { fits: r, process: i, price: a } = o[n];
	if (r === "technologyPark") {
		let n = (H(e, ct(e, t)) - H(e, i)) * (Re(e) - e.players[t].biobots);
		return {
			perTurn: 0,
			once: Math.max(0, n),
			price: a
		};
	}
	let s = 0;
	for (let n of O(e, t)) {
		if (w[n] !== r) continue;
		let t = Y(e, n, i) - Y(e, n, A(e, n));
		t > s && (s = t);
	}
	return {
		perTurn: s,
		once: 0,
		price: a
	};
}
var X = ({ perTurn: e, once: t, price: n }, r) => e * r + t - n;
function Xt(e, t, n, r) {
	let i = [...e.technologyDecks[n].secret, ...Zt(e, n)].map((n) => Yt(e, t, n)).sort((e, t) => X(t, r) - X(e, r)), a = i.length * (i.length - 1) / 2;
	if (a === 0) return qt;
	let o = { ...qt };
	for (let [e, t] of i.entries()) {
		if (X(t, r) <= 0) break;
		let n = (i.length - 1 - e) / a;
		o.perTurn += n * t.perTurn, o.once += n * t.once, o.price += n * t.price;
	}
	return o;
}
var Zt = (e, t) => e.technologyDecks[t].secret.length < 2 ? e.technologyDiscards[t] : [], Qt = 6, $t = 1.1, en = 4, tn = 1e4;
function nn(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t);
	for (let t of n.assets) i += sn(e, t);
	for (let r of n.technologies) {
		let { perTurn: n, once: a } = Yt(e, t, r);
		i += Math.min(n * Qt + a, o[r].price);
	}
	for (let e of n.vehicles) i += be[e].refund;
	for (let a of cn(e, r, n)) i += ln(e, t, a);
	return i + (n.release === null ? 0 : Math.max(0, R(e, n.release)) * 2);
}
function rn(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t) * $t;
	n.steel + n.energy > 0 && an(e, r) && (i += tn);
	for (let t of n.assets) i += w[t] === "technologyPark" ? tn : Math.max(sn(e, t), on(t));
	for (let e of n.technologies) i += o[e].price;
	for (let e of n.vehicles) i += be[e].price;
	for (let r of cn(e, t, n)) i += ln(e, t, r);
	return i + (n.release === null ? 0 : Math.max(0, Rt(e, t, n.release)) * 2);
}
function an(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < en;
}
var on = (e) => C[w[e]].cost, sn = (e, t) => Math.min(on(t), T(w[t]) + Math.max(0, R(e, t)) * Qt), cn = (e, t, { contracts: n }) => e.players[t].contracts.filter(({ card: e }) => n.includes(e));
function ln(e, t, { open: n }) {
	let r = { ...e.players[t].stock }, i = L(e, t);
	for (let e of b) r[e] += i[e];
	return St(e, n, r);
}
// games/matter-of-fact/bot/dealing.ts
var un = 2;
function dn(e, t, n) {
	let r = e.deals.open.find(({ to: e }) => e === t);
	if (r === void 0) return null;
	let { give: i, take: a } = r.terms.secret, o = nn(e, t, i, r.from) >= rn(e, t, a, r.from) + un, s = n.some(({ type: e, fields: t }) => e === "acceptDeal" && "one" in t.deal && t.deal.one.includes(r.id));
	return o && s && p(e, t) >= a.money ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function fn(e, t, n) {
	return (e.deals.proposed[t] ?? 0) > 0 || !n.some(({ type: e }) => e === "proposeDeal") ? null : mn(e, t) ?? hn(e, t) ?? vn(e, t);
}
var pn = (e, t, n) => ({
	type: "proposeDeal",
	to: e,
	terms: {
		give: {
			...Me,
			...t
		},
		take: {
			...Me,
			...n
		}
	}
});
function mn(e, t) {
	let { cell: n, assets: r } = e.players[t];
	for (let i of r) {
		let { capture: r } = e.assets[i];
		if (n !== null && B(n, v[i]) <= j(e, t)) continue;
		let a = Math.min(p(e, t), R(e, i));
		if (r !== null && a > 0) return pn(r.raider, { money: a }, { release: i });
	}
	return null;
}
function hn(e, t) {
	let { stock: n } = e.players[t], { inputs: r } = V(e, t), i = Math.max(0, (r.steel ?? 0) - n.steel), a = Math.max(0, (r.energy ?? 0) - n.energy);
	if (i + a === 0 || i + a > gn) return null;
	let o = Math.ceil(_n * (i * F(e, "steel") + a * F(e, "energy")));
	if (o > p(e, t)) return null;
	let s = D(e, t).find((t) => {
		let { stock: n, arrest: r } = e.players[t];
		return r === 0 && n.steel >= i && n.energy >= a && !an(e, t);
	});
	return s === void 0 ? null : pn(s, { money: o }, {
		steel: i,
		energy: a
	});
}
var gn = 2, _n = 1.25;
function vn(e, t) {
	for (let n of e.players[t].contracts) for (let r of D(e, t)) {
		let i = Math.min(Math.floor(ln(e, r, n) / 2), p(e, r));
		if (e.players[r].arrest === 0 && i >= ln(e, t, n) + yn) return pn(r, { contracts: [n.card] }, { money: i });
	}
	return null;
}
var yn = 6, bn = 0, xn = 1, Sn = 2, Cn = 3, wn = (e, t) => e * 2 + +!!t;
function Tn(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of O(e, r)) e.assets[t].hasGuard && (n[v[t]] = Sn);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = pe[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Cn : xn;
	}
	return n;
}
function En(e, t, n, r) {
	let i = Ee(e, t) === "quadcopter", a = Tn(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = wn(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Ze.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === xn || d === Sn)) continue;
			let f = r * 2 + (me[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Cn) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Dn({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === bn || a === Cn) && t[wn(r, i)] !== -1;
}
var On = ({ hexes: e }, t, n) => e[wn(t, n)], kn = 9;
function An(e, t, n) {
	return Se.filter((n) => w[n] !== "technologyPark" && jn(e, t, n)).map((e) => ({
		asset: e,
		hexes: B(n, v[e])
	})).filter(({ hexes: e }) => e <= 9).sort((e, t) => e.hexes - t.hexes).slice(0, kn).flatMap(({ asset: t }) => {
		let n = dt(e, t, _t(t), 1);
		return n === null ? [] : [{
			is: "asset",
			cell: v[t],
			visit: (e, r) => Mn(e, r, t, n)
		}];
	});
}
function jn(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function Mn(e, t, n, r) {
	let i = w[n], a = J(e, v[n], t, C[i].cost);
	if (a === null) return null;
	let o = 0;
	for (let { makes: t, output: n } of e.works) t === r.makes && (o += n);
	let s = o === 0 ? r : {
		...r,
		worth: r.worth - o * ft[r.makes]
	};
	return a.works = mt(e.works, s), a.resale += T(i), a.goal = Nn(e.goal, r.makes), G(a);
}
function Nn(e, t) {
	let { steel: n, energy: r } = e.closed;
	return !(t === "steel" && n) && !(t === "energy" && r) ? e : {
		...e,
		closed: {
			steel: n && t !== "steel",
			energy: r && t !== "energy"
		}
	};
}
[...xe, ...ve];
// games/matter-of-fact/rules/universities.ts
var Pn = (e) => e === "U1" ? "I" : "II", Fn = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0, In = [
	0,
	2,
	4
];
function Ln(e, t) {
	return h.filter((e) => g[e].is === "labourExchange" && B(t, e) <= 9).flatMap((t) => In.map((n) => ({
		is: "hire",
		cell: t,
		visit(r, i) {
			let a = J(r, t, i, 0);
			return a === null ? null : Rn(a, Math.min(e.workersLeft, zn(a, n)));
		}
	})));
}
function Rn(e, t) {
	return t <= 0 ? null : (e.cash -= t * (10 + e.rate), e.workers += t, G(e));
}
function zn({ works: e, workers: t, cash: n, rate: r }, i) {
	return Math.min(gt(e) + i - t, Math.floor(n / (10 + r)));
}
function Bn(e, t, n) {
	return h.flatMap((r) => {
		let i = g[r];
		return i.is !== "university" || !Fn(e, Pn(i.university)) ? [] : [Vn(e, t, r, Pn(i.university), n)];
	});
}
function Vn(e, t, n, r, i) {
	let a = Xt(e, t, r, i), o = {
		cell: null,
		makes: "coal",
		output: 0,
		workers: 0,
		worth: a.perTurn,
		eats: null,
		eaten: 0
	};
	return {
		is: "study",
		cell: n,
		visit(e, t) {
			let r = a.price <= 0 ? null : J(e, n, t, a.price);
			if (r === null) return null;
			let { goal: i } = r;
			return r.goal = {
				...i,
				goods: i.goods - a.once,
				cost: i.cost - a.once
			}, r.works = mt(r.works, o), G(r);
		}
	};
}
function Hn(e, t) {
	let n = h.find((e) => g[e].is === "dealership");
	return n === void 0 ? [] : ye.filter((n) => Wn(e, t, n)).map((e) => ({
		is: "vehicle",
		cell: n,
		visit: (t, r) => Un(t, n, r, e)
	}));
}
function Un(e, t, n, r) {
	if (S[r] <= e.speed) return null;
	let i = J(e, t, n, be[r].price);
	return i !== null && (i.speed = S[r]), i;
}
var Wn = (e, t, n) => e.players[t].vehicles[n] === "none" && e.vehiclesLeft[n] !== 0;
// games/matter-of-fact/bot/provisioning.ts
function Gn(e, t, n) {
	let r = Jn(e, t, n);
	return e.players[t].contracts.flatMap(({ open: n, turns: i }) => {
		let a = 0;
		for (let r of b) e.market[r].isOpen && (a += Math.max(0, n[r] - e.players[t].stock[r]) * (Pe(r) - F(e, r)));
		return a === 0 || r === null ? [] : [{
			is: "contracts",
			cell: r,
			visit: (e, t) => e.turn + t < i ? J(e, r, t, -a) : null
		}];
	});
}
function Kn(e, t, n) {
	let r = Jn(e, t, n), i = V(e, t);
	return r === null || !i.needsCentre || i.closed.steel || i.closed.energy ? [] : [{
		is: "inputs",
		cell: r,
		visit: (e, t) => qn(J(e, r, t, 0))
	}];
}
function qn(e) {
	if (e === null) return null;
	let t = e.goal.goods - e.kept, n = Math.max(0, Math.min(t, e.cash));
	return e.cash -= n, e.kept += n, e.isStocked ||= n >= t, e;
}
function Jn(e, t, n) {
	let r = null;
	for (let i of y) {
		let a = M(e, i);
		(a === null || a === t) && (r === null || B(n, i) < B(n, r)) && (r = i);
	}
	return r;
}
// games/matter-of-fact/bot/stops.ts
function Yn(e, t, n, r) {
	return [
		...An(e, t, n),
		...Ln(e, n),
		...Bn(e, t, r),
		...Hn(e, t),
		...Gn(e, t, n),
		...Kn(e, t, n),
		...Gt(e, t, n),
		...Ht(e, t)
	];
}
// games/matter-of-fact/bot/plans.ts
var Xn = 9, Zn = 5, Qn = 14, $n = (e) => Math.min(Qn, K(e));
function er(e, t, n) {
	let { cell: r } = n;
	return rr(n, Yn(e, t, r, $n(n)), tr(e, t, r));
}
function tr(e, t, n) {
	let r = En(e, t, n, nr), i = j(e, t);
	return (t) => {
		if (t === n && e.options.reuse === "mustArrive") return null;
		let a = null;
		for (let e of [!1, !0]) {
			if (!Dn(r, t, e)) continue;
			let n = Math.max(1, Math.ceil(On(r, t, e) / i));
			(a === null || n < a) && (a = n);
		}
		return a;
	};
}
var nr = 40;
function rr(e, t, n) {
	let r = {
		stop: null,
		turns: K(e)
	}, i = ({ first: e, turns: t }) => {
		t < r.turns - ir && (r = {
			stop: e,
			turns: t
		});
	}, a = [];
	for (let r of t) {
		let t = n(r.cell), i = t === null ? null : r.visit(e, t);
		i !== null && a.push({
			first: r,
			last: r,
			economy: i,
			turns: K(i)
		});
	}
	a.forEach(i);
	let o = ar(a, Xn).flatMap((e) => or(e, t));
	o.forEach(i);
	for (let e of ar(o, Zn)) or(e, t).forEach(i);
	return r;
}
var ir = .01, ar = (e, t) => e.sort((e, t) => e.turns - t.turns).slice(0, t);
function or({ first: e, last: t, economy: n }, r) {
	let i = [];
	for (let a of r) {
		if (a === t || a === e) continue;
		let r = a.visit(n, z(n.cell, a.cell, n.speed));
		r !== null && i.push({
			first: e,
			last: a,
			economy: r,
			turns: K(r)
		});
	}
	return i;
}
// games/matter-of-fact/bot/moving.ts
var sr = 30, cr = 5, lr = 10;
function ur(e, t) {
	let n = e.players[t].cell ?? 0, r = U(e, t, n), i = er(e, t, r), a = i.stop?.cell ?? mr(e, t, r), o = i.stop === null && dr(r) >= 1 ? cr : sr, s = Math.min(lr, yt(e, t, r.goal)), c = En(e, t, n, j(e, t)), l = {
		value: -Infinity,
		to: n,
		card: !1
	};
	for (let n of h) {
		let i = a === null || n === a ? 0 : z(n, a, r.speed), u = fr(e, t, n) - o * i;
		Dn(c, n, !1) && u > l.value && (l = {
			value: u,
			to: n,
			card: !1
		}), Dn(c, n, !0) && u + s > l.value && (l = {
			value: u + s,
			to: n,
			card: !0
		});
	}
	return {
		type: "move",
		to: l.to,
		card: l.card
	};
}
var dr = (e) => e.income <= 0 ? 0 : q(e) / e.income - jt(e) + 1;
function fr(e, t, n) {
	let r = pe[n];
	return r === null || e.assets[r].owner !== t || e.assets[r].capture !== null || w[r] === "technologyPark" ? 0 : e.assets[r].workers === A(e, r).workers - 1 ? Math.min(pr, R(e, r)) : 1;
}
var pr = 18;
function mr(e, t, n) {
	let { goal: r, cell: i, speed: a, isStocked: o } = n, { steel: s, energy: c } = r.closed;
	if (s || c) return hr(e, t, i, s ? "steelPlant" : "powerPlant");
	let l = y.filter((n) => gr(e, t, n)), u = null;
	for (let { cell: e } of r.parks) for (let t of o ? [e] : l) {
		let n = z(i, t, a) + (o ? 0 : z(t, e, a));
		(u === null || n < u.turns) && (u = {
			turns: n,
			cell: t
		});
	}
	return u?.cell ?? null;
}
function hr(e, t, n, r) {
	return Se.filter((t) => w[t] === r && e.assets[t].owner === null).map((e) => v[e]).filter((n) => gr(e, t, n)).sort((e, t) => z(n, e, 1) - z(n, t, 1))[0] ?? null;
}
function gr(e, t, n) {
	let r = M(e, n);
	return r === null || r === t && e.options.reuse === "allowed";
}
function _r(e, t) {
	let n = null;
	for (let r of y) {
		if (M(e, r) !== null) continue;
		let { turns: i } = er(e, t, U(e, t, r));
		(n === null || i < n.turns) && (n = {
			turns: i,
			cell: r
		});
	}
	return {
		type: "placeChip",
		cell: n?.cell ?? 0
	};
}
// games/matter-of-fact/bot/pricing.ts
var vr = 3;
function yr(e, t) {
	let { stock: n, cell: r } = e.players[t], i = U(e, t, r ?? 0), { inputs: a } = i.goal, o = Math.max(0, Math.min(vr, Math.floor(K(i)) - 1)), s = L(e, t);
	for (let r of b) {
		if (e.market[r].monopolist !== t || E(e)?.priced.includes(r)) continue;
		let i = n[r] + o * s[r] - (a[r] ?? 0), c = i > 0 ? 1 : -1;
		if (i !== 0 && !Ie(e, r, c)) return {
			type: "changePrice",
			resource: r,
			by: c
		};
	}
	return { type: "goOn" };
}
// games/matter-of-fact/bot/selling.ts
var br = 2, xr = 4;
function Sr(e, t, { inputs: n }) {
	let r = L(e, t), i = De();
	for (let n of O(e, t)) {
		if (w[n] === "technologyPark") continue;
		let { inputs: t } = A(e, n);
		i.coal += t.coal ?? 0, i.ore += t.ore ?? 0;
	}
	return {
		coal: Math.max(0, i.coal - r.coal),
		ore: Math.max(0, i.ore - r.ore),
		steel: n.steel ?? 0,
		energy: n.energy ?? 0
	};
}
function Cr(e, t) {
	let { contracts: n, stock: r, arrest: i } = e.players[t];
	if (i > 0) return null;
	let a = Sr(e, t, V(e, t));
	for (let { card: i, open: o } of n) for (let n of b) {
		let s = (n === "steel" || n === "energy") && wr(e, t) ? r[n] - a[n] : r[n], c = Math.min(o[n], s);
		if (c > 0) return {
			type: "deliver",
			contract: i,
			resource: n,
			units: c
		};
	}
	return null;
}
var wr = (e, t) => !V(e, t).needsCentre;
function Z(e, t, n, r) {
	let { stock: i, arrest: a } = e.players[t], o = n + ce(e, t) - p(e, t);
	if (o <= 0 || a > 0) return null;
	let s = Sr(e, t, V(e, t)), c = (e) => i[e] - s[e];
	for (let t of r === "all" ? [!1, !0] : [!1]) for (let n of b) {
		let r = t ? i[n] : c(n);
		if (r > 0) return {
			type: "sell",
			resource: n,
			units: Math.min(r, Math.ceil(o / F(e, n)))
		};
	}
	return null;
}
function Tr(e, t) {
	let { stock: n, arrest: r } = e.players[t];
	if (r > 0) return null;
	let i = Sr(e, t, V(e, t));
	for (let t of b) {
		let r = e.market[t].column <= br, a = n[t] - i[t] - (r ? 0 : xr);
		if (a > 0) return {
			type: "sell",
			resource: t,
			units: a
		};
	}
	return null;
}
// games/matter-of-fact/bot/shopping.ts
var Q = { type: "goOn" };
function Er(e, t) {
	let { cell: n, arrest: r } = e.players[t];
	if (n === null || r > 0) return Q;
	let i = g[n], a = Cr(e, t);
	if (a !== null) return a;
	if (e.options.reuse !== "allowed" && E(e)?.hasArrived !== !0 && (i.is !== "asset" || e.assets[i.asset].capture === null)) return Q;
	switch (i.is) {
		case "asset": return Or(e, t, i.asset);
		case "labourExchange": return Mr(e, t, n);
		case "university": return Nr(e, t);
		case "dealership": return Fr(e, t, n);
		case "businessCentre": return Ir(e, t, n);
		default: return Q;
	}
}
function Dr(e, t, n) {
	let r = {
		...U(e, t, n),
		turn: 0
	}, i = Yn(e, t, n, $n(r));
	return {
		economy: r,
		planOf: (e) => rr(e, i, (t) => z(n, t, e.speed))
	};
}
function Or(e, t, n) {
	let { owner: r } = e.assets[n];
	if (r === t) return Q;
	if (r !== null) return jr(e, t, n);
	let { cost: i } = C[w[n]], { economy: a, planOf: o } = Dr(e, t, e.players[t].cell ?? 0);
	if (w[n] === "technologyPark") return kr(e, t, a, i);
	let s = dt(e, n, _t(n), 1), c = s === null ? null : Mn(a, 0, n, s);
	return c === null || o(c).turns >= o(a).turns ? Q : $(e, t, i, { type: "buyAsset" });
}
function kr(e, t, n, r) {
	let { ownsPark: i, left: a } = n.goal;
	return i ? Q : a === 1 ? q(n) <= 0 ? $(e, t, r, { type: "buyAsset" }, "assets too") : Q : n.isStocked && n.cash >= r ? $(e, t, r, { type: "buyAsset" }) : Q;
}
function $(e, t, n, r, i = "stock only") {
	if (p(e, t) >= n) return r;
	let a = Z(e, t, n, i === "assets too" ? "spare" : "all");
	if (a !== null) return a;
	let o = i === "assets too" ? Ar(e, t) : null;
	return o === null ? Q : {
		type: "sellAsset",
		asset: o
	};
}
function Ar(e, t) {
	let n = O(e, t).filter((t) => e.assets[t].capture === null && w[t] !== "technologyPark"), r = (t) => e.assets[t].workers === 0 ? 0 : R(e, t);
	return n.sort((e, t) => r(e) - r(t))[0] ?? null;
}
function jr(e, t, n) {
	let { capture: r } = e.assets[n];
	return r?.mode !== "operate" && je(e, t, n) === null && Rt(e, t, n) > 0 ? {
		type: "raid",
		mode: "operate"
	} : r === null && (Lt(e, t, n) ?? 0) > 0 ? {
		type: "raid",
		mode: "sabotage"
	} : Q;
}
function Mr(e, t, n) {
	let { economy: r, planOf: i } = Dr(e, t, n);
	if (r.cash < 10 + r.rate) return Q;
	let a = {
		turns: i(r).turns,
		workers: 0
	};
	for (let t of In) {
		let n = Math.min(e.workersLeft, zn(r, t)), o = Rn({ ...r }, n), s = o === null ? a.turns : i(o).turns;
		s < a.turns && (a = {
			turns: s,
			workers: n
		});
	}
	let { workers: o } = a;
	return o === 0 ? Q : $(e, t, o * 10, {
		type: "hire",
		workers: o
	});
}
function Nr(e, t) {
	return E(e)?.hasStudied ? Q : Z(e, t, Pr, "spare") ?? { type: "study" };
}
var Pr = Math.max(...s.map((e) => o[e].price));
function Fr(e, t, n) {
	let { economy: r, planOf: i } = Dr(e, t, n), a = {
		turns: i(r).turns,
		act: Q
	};
	for (let o of ye) {
		let { price: s } = be[o], c = e.players[t].vehicles[o] === "none" && e.vehiclesLeft[o] !== 0 ? Un(r, n, 0, o) : null, l = c === null ? a.turns : i(c).turns;
		l < a.turns && (a = {
			turns: l,
			act: $(e, t, s, {
				type: "buyVehicle",
				vehicle: o
			})
		});
	}
	return a.act;
}
function Ir(e, t, n) {
	let r = Rr(e, t);
	if (r !== null) return r;
	let { economy: i, planOf: a } = Dr(e, t, n), o = qn({ ...i });
	if (!i.goal.needsCentre || o === null || a(o).turns > a(i).turns + Lr) return Q;
	let s = i.goal.left === 1 && q(i) <= i.income * jt({
		...i,
		isStocked: !0
	}), { stock: c } = e.players[t];
	for (let n of ["steel", "energy"]) {
		let r = Math.min((i.goal.inputs[n] ?? 0) - c[n], zr(e, n));
		if (r <= 0) continue;
		let a = F(e, n), o = Math.min(r, Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
		let l = Z(e, t, a, "spare");
		if (l !== null) return l;
		let u = s ? Ar(e, t) : null;
		if (u !== null) return {
			type: "sellAsset",
			asset: u
		};
	}
	return Q;
}
var Lr = .05;
function Rr(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	for (let { open: i } of n) for (let n of b) {
		let a = F(e, n);
		if (a >= Pe(n)) continue;
		let o = Math.min(i[n] - r[n], zr(e, n), Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
	}
	return null;
}
function zr(e, t) {
	return e.market[t].isOpen ? e.options.tokens === "limited" ? Le(e, t) : Infinity : 0;
}
// games/matter-of-fact/bot/salary.ts
function Br(e, t) {
	let n = E(e), r = n === null ? 0 : We(e, n), i = r - p(e, t);
	if (i <= 0) return { type: "paySalary" };
	let { idle: a, picket: o } = e.players[t], { workers: s } = V(e, t), c = Math.ceil(i / N(e)), l = Z(e, t, r, "spare");
	if (l !== null) return l;
	if (a > s) return {
		type: "discharge",
		from: "idle",
		workers: Math.min(a - s, c)
	};
	let u = Z(e, t, r, "all");
	if (u !== null) return u;
	let d = Ar(e, t);
	return d === null ? a > 0 ? {
		type: "discharge",
		from: "idle",
		workers: Math.min(a, c)
	} : o > 0 ? {
		type: "discharge",
		from: "picket",
		workers: Math.min(o, c)
	} : { type: "leaveUnpaid" } : {
		type: "sellAsset",
		asset: d
	};
}
// games/matter-of-fact/rules/posts.ts
var Vr = (e) => `guard ${e}`, Hr = 1e3;
function Ur(e, t) {
	let n = Wr(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), qr(e, r, t.asset), a.idle -= t.needs, a.margin += R(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && P(r, A(e, t).inputs) === null;
	for (let t of Jr(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var Wr = (e, t) => O(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: Gr(e, t, n),
	gain: Kr(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), Gr = (e, t, n) => A(e, n).workers - +(e.players[t].cell === v[n]), Kr = (e, t) => R(e, t) + (k(t) === "biobot" ? Hr : 0);
function qr(e, t, n) {
	let { inputs: r, output: i } = A(e, n), a = k(n);
	Oe(t, r), a !== "biobot" && (t[a] += i);
}
function Jr(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => k(e) === "biobot")) {
		let a = Yr(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function Yr(e, t, n, r, i) {
	let { inputs: a } = A(e, r.asset);
	for (let r = P(n, a); r !== null; r = P(n, a)) {
		let a = t.find((e) => k(e.asset) === r && !i.includes(e));
		if (a === void 0 || Yr(e, t, n, a, i) === null) return null;
	}
	return qr(e, n, r.asset), i.push(r), i;
}
var Xr = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
// games/matter-of-fact/bot/staffing.ts
function Zr(e, t) {
	return Cr(e, t) ?? Qr(e, t) ?? ei(e, t) ?? Tr(e, t) ?? { type: "endTurn" };
}
function Qr(e, t) {
	for (let n of e.players[t].hand) {
		let r = $r(e, t, n);
		if (r !== null) return {
			type: "layTechnology",
			technology: n,
			asset: r
		};
	}
	return null;
}
function $r(e, t, n) {
	let { fits: r, process: i } = o[n], a = null;
	for (let n of O(e, t)) {
		if (w[n] !== r || e.assets[n].capture !== null) continue;
		let t = Y(e, n, i) - Y(e, n, A(e, n));
		t > (a?.more ?? 0) && (a = {
			more: t,
			asset: n
		});
	}
	return a?.asset ?? null;
}
function ei(e, t) {
	if (e.players[t].isOnStrike || !Ce(e, t)) return null;
	let n = O(e, t).filter((t) => e.assets[t].hasGuard), r = ti(e, t, n);
	return n.length > r ? ni(e, t, n) : Xr(e, Ur(e, t)) ? n.length < r ? ri(e, t) : null : { type: "adoptPlan" };
}
function ti(e, t, n) {
	let { players: r, assets: i } = e;
	for (let e of n) i[e].hasGuard = !1;
	r[t].idle += n.length;
	let { idle: a } = Ur(e, t);
	r[t].idle -= n.length;
	for (let e of n) i[e].hasGuard = !0;
	return a;
}
function ni(e, t, n) {
	let [r] = [...n].sort((n, r) => oi(e, t, n) - oi(e, t, r));
	return r === void 0 ? null : {
		type: "moveWorkers",
		from: Vr(r),
		to: "idle",
		workers: 1
	};
}
function ri(e, t) {
	if (e.options.raids === "off" || e.players[t].idle === 0) return null;
	let n = null;
	for (let r of O(e, t)) {
		let { hasGuard: i, capture: a } = e.assets[r];
		if (i || a !== null || e.players[t].cell === v[r]) continue;
		let o = oi(e, t, r);
		o > (n?.stake ?? ii) && (n = {
			stake: o,
			asset: r
		});
	}
	return n === null ? null : {
		type: "moveWorkers",
		from: "idle",
		to: Vr(n.asset),
		workers: 1
	};
}
var ii = 6, ai = 60;
function oi(e, t, n) {
	let r = D(e, t).filter((t) => {
		let { cell: r, arrest: i } = e.players[t];
		return r !== null && i === 0 && B(r, v[n]) <= j(e, t);
	});
	return (w[n] === "technologyPark" ? ai : e.assets[n].workers > 0 ? R(e, n) : 0) * r.length;
}
// games/matter-of-fact/bot/careful.ts
var si = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n, offers: r }, i) {
		let a = e.redeal(n, i(4294967296));
		return dn(a, t, r) ?? ci(a, t, r);
	}
});
function ci(e, t, n) {
	let r = e.stack.at(-1);
	if (r?.phase === "study") return li(e, t, r.cards.secret);
	switch (r?.step) {
		case "starter": return {
			type: "nameStarter",
			starter: t
		};
		case "production": return { type: "runProposed" };
		case "monopoly": return yr(e, t);
		case "startHex": return _r(e, t);
		case "movement": return Cr(e, t) ?? fn(e, t, n) ?? ur(e, t);
		case "investments": return Er(e, t);
		case "salary": return Br(e, t);
		case "planning": return Zr(e, t);
		case "strike": return { type: "callStrike" };
		default: throw Error("no question is open");
	}
}
function li(e, t, n) {
	let r = $n(U(e, t, e.players[t].cell ?? 0)), i = null;
	for (let a of n) {
		if (o[a].price > p(e, t)) continue;
		let n = X(Yt(e, t, a), r);
		n > (i?.worth ?? 0) && (i = {
			worth: n,
			technology: a
		});
	}
	return i === null ? { type: "takeNone" } : {
		type: "buyTechnology",
		technology: i.technology
	};
}
// \0parlour-bundle
var ui = {
	game: "matter-of-fact",
	plays: [0, 1],
	botsFor: (e) => [a(e), si(e)]
};
export { ui as default };
