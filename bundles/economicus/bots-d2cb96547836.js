// kernel/offers.ts
function e(e, n) {
	return t({ type: e.type }, e.fields, n);
}
function t(e, t, r) {
	for (let i in t) e[i] = n(t[i], r);
	return e;
}
function n(e, n) {
	if (e.one !== void 0) return e.one[n(e.one.length)];
	if (e.parts !== void 0) return t({}, e.parts, n);
	if (e.some === void 0) return e.min + n(e.max - e.min + 1);
	let { some: r, atLeast: i, atMost: a } = e, o = i + n(Math.min(a, r.length) - i + 1), s = [...r];
	return Array.from({ length: o }, () => s.splice(n(s.length), 1)[0]);
}
function* r(e) {
	for (let t of i(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* i(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of a(e[t])) for (let e of i(r)) yield {
		[t]: n,
		...e
	};
}
function* a(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* i(e.parts);
	if (e.some !== void 0) return yield* o(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* o(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of o(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* o(i, t, n));
	}
}
// search/random.ts
function s({ game: t, checks: n, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${t}: seat ${i} was asked without an offer`);
			if (!n.includes(c.type)) return e(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${t}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/economicus/content/industries.ts
var c = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], l = ["private", "state"], u = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, d = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, ee = ["clean", "mortgaged"], f = (e, t) => `${e}-${t}`, te = new Map(c.flatMap((e) => ee.map((t) => [f(e, t), {
	industry: e,
	condition: t
}])));
function p(e) {
	let t = te.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var ne = new Map([...te.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), re = new Map(c.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), ie = (e) => e.map((e) => oe(ne.get(e), e)), ae = (e) => e.map((e) => oe(re.get(e), e));
function oe(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// kernel/clone.ts
function se(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = se(n));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let n = t[e];
		typeof n == "object" && n && (t[e] = se(n));
	}
	return t;
}
// kernel/chacha.ts
function ce(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	le.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), m.set(le);
	for (let e = 0; e < 10; e++) h(0, 4, 8, 12), h(1, 5, 9, 13), h(2, 6, 10, 14), h(3, 7, 11, 15), h(0, 5, 10, 15), h(1, 6, 11, 12), h(2, 7, 8, 13), h(3, 4, 9, 14);
	return m.map((e, t) => e + le[t]);
}
var le = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), m = /* @__PURE__ */ new Uint32Array(16);
function h(e, t, n, r) {
	ue(e, t, r, 16), ue(n, r, t, 12), ue(e, t, r, 8), ue(n, r, t, 7);
}
function ue(e, t, n, r) {
	let i = m[e] + m[t] | 0, a = m[n] ^ i;
	m[e] = i, m[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
function de(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ce(me(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var fe = (e, t = 6) => 1 + de(e, t);
function pe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = de(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var me = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), he = 8, ge = (e) => 1 << (e ?? he), _e = 16, ve = (e) => e & 511 & ~(e >> _e), ye = (e, t) => (e | ge(t)) & ~(ge(t) << _e), be = (e, t) => ({
	seen: ge(e),
	secret: t
}), xe = (e, t, n) => ({
	seen: ge(e) | ge(t),
	secret: n
});
function Se(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && Ce(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function Ce(e) {
	let t = 0, n = 511;
	for (let r of e) t |= ve(r), n &= ve(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = we(e[t], r);
}
var we = (e, t) => e | (e & t) << _e;
function Te(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function Ee(e, { from: t, giver: n, to: r, taker: i }) {
	Te(r, e, ye(ye(we(Se(t, e), 511), n), i));
}
function De(e, t) {
	for (let n = 0; n < e.seen.length; n++) e.seen[n] = ye(e.seen[n] ?? 0, t);
}
function Oe(e, t, n) {
	let r = Math.max(0, e.secret.length - t);
	for (let t = r; t < e.seen.length; t++) e.seen[t] = ye(e.seen[t], n);
	return e.secret.slice(r).reverse();
}
function ke(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ye(e.seen[n], t), e.secret[n]);
}
function Ae(e, t, n) {
	t.secret = pe(e, n), t.seen = n.map(() => 0);
}
// kernel/rules.ts
var je = { to: "stay" }, Me = { to: "next" };
function Ne(e) {
	return {
		to: "done",
		result: e
	};
}
function Pe() {
	return {
		stay: je,
		next: Me,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: Ne,
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
// kernel/seats.ts
var Fe = (e, t) => [...e.slice(t), ...e.slice(0, t)];
// games/economicus/rules/order.ts
function Ie(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var g = (e, t) => Ie(e, t).filter((e) => e !== t), Le = (e) => Ie(e, e.auditor)[0] ?? e.auditor, Re = (e) => e.options.rules === "full", ze = (e, t) => e.players[t].hand.secret.length > 0, { phase: Be, call: Ve, become: He, done: Ue, goTo: We, next: Ge, stay: Ke, no: _, emit: v, game: qe } = Pe();
// games/economicus/rules/money.ts
function y(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var b = (e, t, n) => y(e, t, -n);
function Je(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var Ye = (e, t, n) => e.players[t].cash >= n, Xe = (e) => Math.ceil(e / 2), Ze = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
};
Object.keys(Ze);
var Qe = {
	cost: 4,
	above: 2
}, $e = (e) => Ze[e], x = (e, t) => e.event === t, et = (e) => e.event === null ? 1 : $e(e.event).interest ?? 1, tt = (e, t) => e.event === null ? 0 : $e(e.event).profit?.[t] ?? 0, nt = (e) => e.event === null ? 5 : $e(e.event).successFrom ?? 5, rt = (e) => x(e, "EV15") ? 0 : 2, it = (e) => x(e, "EV27") ? 3 : 4, at = (e) => x(e, "EV29") ? Qe : {
	cost: 8,
	above: 3
}, ot = (e) => x(e, "EV35") ? 2 : 1, st = (e) => x(e, "EV30") ? 3 : 0, ct = (e) => Math.min(99, Math.max(1, e));
function lt(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function ut(e, t, n) {
	let r = 3 * n;
	return lt(e, t, r), v(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var S = (e, t) => e.prices[t] ?? ut(e, t, fe(e)), C = (e, t) => e.prices[t] ?? 0;
function w(e, t, n, r) {
	let i = S(e, t), a = ct(n);
	a !== i && (lt(e, t, a), v(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function dt(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return x(e, "EV31") ? r : Xe(r);
}
var ft = (e) => Xe(e), pt = (e, t) => Math.ceil(t * it(e) / 2);
// games/economicus/rules/stars.ts
function mt(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return d[e.options.rules][t] + Number(e.options.extraStars);
}
function ht(e, t) {
	let n = ot(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function gt(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of c) {
		let o = n.companies[a];
		o !== 0 && (Re(e) ? (r += 1, ht(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var T = (e, t) => gt(e, t).total;
function _t(e, t) {
	let n = T(e, t);
	return Ie(e, t).every((t) => T(e, t) <= n);
}
function E(e, t, n, r) {
	e.players[t].bonus += n, v(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// games/economicus/rules/winning.ts
var vt = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function yt(e) {
	return vt(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : Re(e) ? "endOfTurn" : "atOnce" : "never";
}
var bt = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null;
function xt(e) {
	if (yt(e) !== "atOnce" || e.outcome !== null) return;
	let t = mt(e);
	for (let n of Fe(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return St(e, "target", [n], null);
	}
}
function St(e, t, n, r) {
	let i = e.seats.map((t) => T(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, v(e, "gameEnded", e.ending);
}
// games/economicus/rules/companies.ts
var Ct = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, wt = (e) => Ct(e.companies), Tt = (e) => Ct(e.mortgaged), Et = (e) => Ct(e.projects), D = (e, t) => e.companies[t] - e.mortgaged[t], Dt = (e, t, n) => n === "clean" ? D(e, t) : e.mortgaged[t], O = (e) => wt(e) < 12, Ot = (e) => 3 - Et(e), kt = (e) => c.filter((t) => e.companies[t] > 0);
function k(e) {
	let t = [];
	for (let n of c) for (let r of ee) Dt(e, n, r) > 0 && t.push(f(n, r));
	return t;
}
var At = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], jt = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function Mt(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function A(e, t, n, r) {
	Nt(e.players[t], n, r), xt(e);
}
function Nt(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function Pt(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && Ft(i, n);
}
function Ft(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function j(e, t, n, r, i) {
	let a = i === "mortgaged" && It(e.players[t], r);
	Pt(e, t, r, i), a && (e.players[n].fresh[r] += 1), A(e, n, r, i);
}
var It = (e, t) => e.mortgaged[t] === e.fresh[t];
// games/economicus/rules/loans.ts
function Lt(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), y(e, t, 5), v(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var Rt = (e, t, n) => e.yearEnd !== null && !It(e.players[t], n) ? 5 : 5 + et(e);
function zt(e, t, n) {
	let r = Rt(e, t, n);
	b(e, t, r), Ft(e.players[t], n), v(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function Bt(e, t, n, r) {
	let { industry: i, condition: a } = p(n);
	return a === "clean" ? r : r - Rt(e, t, i);
}
var Vt = (e, t, n) => Bt(e, t, n, dt(e, p(n).industry));
function Ht(e, t, n, r, i) {
	let { industry: a, condition: o } = p(n), s = Bt(e, t, n, r);
	Pt(e, t, a, o), Mt(e, a, "private", 1), y(e, t, s), v(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Ut(e, t, n, r, i) {
	let { industry: a, condition: o } = p(n), s = Bt(e, t, n, r);
	return Pt(e, t, a, o), Mt(e, a, "state", 1), y(e, t, Math.max(0, s)), v(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// games/economicus/rules/solvency.ts
function Wt(e, t, n = null, r = 0) {
	let i = e.players[t], a = x(e, "EV12") ? 0 : 5, o = 0, s = 0;
	for (let l of c) {
		if (i.companies[l] === 0) continue;
		let c = dt(e, l, r), u = D(i, l), d = i.mortgaged[l];
		n !== null && p(n).industry === l && (p(n).condition === "clean" ? --u : --d), o += u * a, s += u * Math.max(0, c - a), d > 0 && (s += d * Math.max(0, Bt(e, t, `${l}-mortgaged`, c)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: s,
		total: i.cash + o + s
	};
}
var Gt = (e, t) => Wt(e, t).total, Kt = (e, t) => Re(e) && t === "state" && !x(e, "EV26");
function M(e, t, n) {
	let r = e.players[t];
	return r.isOut ? _("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? _("EC-9.3", "soldThisTurn", {}) : O(r) ? Kt(e, n) && r.quotas.length === 0 ? _("EC-11.11", "noQuota", {}) : null : _("EC-R.32", "noTokens", { limit: 12 });
}
var qt = (e) => e.last === null ? e.start : e.last + 1, Jt = (e, t) => +!e.admitted.includes(t), Yt = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, Xt = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, Zt = Object.keys(Yt), Qt = Object.keys(Xt);
[...Zt, ...Qt];
var N = (e) => e in Yt, $t = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, en = Object.keys($t), tn = "OP46", nn = [
	"OP11",
	"OP17",
	"OP21",
	"OP25",
	"OP28",
	"OP30",
	"OP35"
], rn = en.flatMap((e) => Array.from({ length: $t[e].copies }, (t, n) => `${e}-${n + 1}`)), an = new Map(en.flatMap((e) => rn.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function P(e) {
	let t = an.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var F = (e) => $t[P(e)], on = (e) => P(e) === tn, sn = {
	each: 1,
	most: 8
}, cn = {
	each: 6,
	most: 18
}, ln = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < $t[tn].copies;
function un(e, t, n) {
	let r = e.optionDiscards.findIndex(on), i = e.optionDeck.secret.find(on);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Se(e.optionDeck, i), pe(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return v(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	v(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function dn(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function fn(e, t, n) {
	Se(e.players[t].hand, n), e.optionDiscards.push(n);
}
function pn(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ae(e, e.crisisDeck, t), v(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
var mn = (e) => hn(e.crisisDeck.secret);
function hn(e) {
	let t = e.filter(N).length;
	return {
		forecasts: t,
		strengths: e.length - t
	};
}
function gn(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ae(e, e.eventDeck, t), v(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
// games/economicus/rules/board.ts
function _n(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function vn(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (x(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var yn = (e, t) => u[t].profit + tt(e, t) - e.crises[t];
function bn(e, t, n, r) {
	return vn(e, t, n).map((i) => {
		let a = yn(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var xn = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function Sn(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = vn(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// games/economicus/bot/weights.ts
var Cn = {
	quick: {
		most: 9,
		least: 2,
		perStar: 2
	},
	full: {
		most: 12,
		least: 2,
		perStar: 2.5
	}
}, I = {
	first: 4,
	firstOfMany: 8,
	rise: 6,
	beyond: 3,
	limited: 9
}, wn = {
	any: 2,
	last: [9, 6]
}, Tn = {
	atOnce: 60,
	endOfTurn: 30,
	endOfYear: 12,
	never: 0
}, En = .3, Dn = .35, On = .35, kn = 6.5, L = {
	plenty: 35,
	beyond: .7,
	borrowed: 1.5,
	reserve: 6,
	short: .6
}, An = .6, R = {
	success: .6,
	slow: .4,
	perWay: 3 / 36,
	upkeep: 4,
	late: .7
}, jn = [
	0,
	3,
	4.5,
	5.5
], z = {
	OP01: 1.5,
	OP02: 1.5,
	OP03: 2,
	OP04: 1.5,
	OP05: 2,
	OP06: 2,
	OP07: 2,
	OP08: 2,
	OP09: 3,
	OP10: 3,
	OP11: 5,
	OP12: 1.5,
	OP13: 1,
	OP14: 1.5,
	OP15: 4,
	OP16: 3,
	OP17: 3,
	OP18: 2,
	OP19: 4,
	OP20: 2,
	OP21: 2,
	OP22: 2,
	OP23: .4,
	OP24: 3,
	OP25: 2,
	OP26: 2.5,
	OP27: 3,
	OP28: 4,
	OP29: 4,
	OP30: 2.5,
	OP31: 3.5,
	OP32: 3.5,
	OP33: 3.5,
	OP34: 1.5,
	OP35: 2,
	OP36: 3,
	OP37: 3,
	OP38: 4,
	OP39: 1.2,
	OP40: 2,
	OP41: 2.5,
	OP42: 1.2,
	OP43: 1.5,
	OP44: 2,
	OP45: 3,
	OP46: 3
}, B = {
	card: .15,
	sale: 2,
	inside: 6,
	takeover: 1,
	keeping: 0,
	deal: 1,
	project: .5,
	bid: .2,
	investigation: 1,
	exchange: .5
}, Mn = .35, Nn = {
	OP09: .7,
	OP10: .5,
	OP14: .5,
	OP45: .9
}, Pn = .8, Fn = {
	within: 3,
	worth: 6
}, In = .3;
// games/economicus/bot/outlook.ts
function Ln(e) {
	let { most: t, least: n, perStar: r } = Cn[e.options.rules], i = bt(e), a = i === null ? t : Math.max(0, i - e.turn.number);
	if (!vt(e)) return Math.min(t, a);
	let o = 0;
	for (let t of e.seats) o = Math.max(o, T(e, t));
	return Math.min(t, a, n + r * Math.max(0, mt(e) - o));
}
function Rn(e) {
	let { forecasts: t, strengths: n } = mn(e);
	return t + n === 0 ? .5 : n / (t + n);
}
function zn(e, t) {
	let { profit: n } = u[t], r = n + An * (yn(e, t) - n);
	return e.forecast === t ? r - 2 * Rn(e) : r;
}
function Bn(e, t) {
	let { companies: n } = e.players[t], r = 0;
	for (let i of Sn(e, t)) {
		let t = 0, a = 0;
		for (let r of i) t += u[r].ways, a += n[r] * zn(e, r);
		r += t * a;
	}
	return r / 36;
}
var Vn = (e) => R.success * Math.min(1, R.slow + R.perWay * u[e].ways);
function Hn(e, t, n, r) {
	let i = Math.max(0, 7 - nt(e)) / 6, a = i + 1 / 6, o = i / a * (1 - (1 - u[t].ways / 36 * a) ** n);
	return r ? i + (1 - a) * o : o;
}
// games/economicus/bot/standing.ts
function Un({ me: e, goal: t, wins: n, star: r, horizon: i }, a) {
	let o = En / Math.max(1, a.seats.length - 1), s = 0;
	for (let c of a.seats) {
		let l = Jn(a, c, c === e, i);
		c === e ? s += l + Kn(T(a, c), t, n, r) : s -= o * l + qn(T(a, c), t, n);
	}
	return s;
}
var Wn = (e) => Re(e) && e.seats.length > 4, Gn = (e) => Wn(e) ? I.firstOfMany : I.first;
function Kn(e, t, n, r) {
	if (n === "never") return I.limited * e;
	let i = Math.min(e, t), a = r * i + I.rise * i * (i + 1) / (2 * t);
	return e < t ? a : a + Tn[n] + I.beyond * (e - t);
}
function qn(e, t, n) {
	if (n === "never") return wn.any * e;
	let r = wn.any * Math.min(e, t);
	for (let [n, i] of wn.last.entries()) e >= t - n && (r += i);
	return e >= t ? r + Tn[n] : r;
}
function Jn(e, t, n, r) {
	let i = e.players[t], a = Xn(i.cash) - kn * Tt(i) + r * Bn(e, t);
	for (let t of c) {
		let n = i.companies[t], o = i.projects[t];
		if (n > 0 && (a += Dn * n * (e.prices[t] ?? 10)), o > 0) {
			let n = r * u[t].ways * zn(e, t) / 36, i = I.first + n + Dn * (e.prices[t] ?? 10);
			a += o * Math.max(0, Vn(t) * i - R.upkeep / 2);
		}
	}
	if (a += Yn(i.quotas.length), !n) return a + 3 * i.hand.secret.length;
	for (let e of i.hand.secret) a += z[P(e)];
	return a;
}
var Yn = (e) => jn[Math.min(e, jn.length - 1)] ?? 0;
function Xn(e) {
	if (e < 0) return L.borrowed * e - L.short * L.reserve;
	let t = Math.max(0, L.reserve - e) * L.short, n = Math.max(0, e - L.plenty);
	return e - t - (1 - L.beyond) * n;
}
// games/economicus/bot/mind.ts
function Zn(e, t, n, r) {
	let i = {
		g: e,
		me: t,
		offers: n,
		random: r,
		goal: mt(e),
		wins: yt(e),
		star: Gn(e),
		horizon: Ln(e),
		now: 0
	};
	return i.now = Un(i, e), i;
}
function V(e, t) {
	let n = se(e.g);
	return t(n), Un(e, n) - e.now;
}
var H = ({ offers: e }, t) => e.some((e) => e.type === t);
function* U(e, t) {
	for (let n of Qn(e, t)) yield* n;
}
function* Qn({ offers: e }, t) {
	for (let n of e) n.type === t && (yield $n(n, t));
}
function* $n(e, t) {
	for (let n of r(e)) er(n, t) && (yield n);
}
var er = (e, t) => e.type === t;
function W(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
function G(e, t, n) {
	let r = null, i = n;
	for (let n of e) {
		let e = t(n);
		e <= i || (i = e, r = n);
	}
	return r;
}
// games/economicus/bot/buying.ts
var tr = (e, t, n, r, i) => V(e, (e) => {
	b(e, t, i), Kt(e, r) && dn(e, t), A(e, t, n, "clean");
});
function K(e, t) {
	let n = e.players[t];
	if (x(e, "EV12")) return n.cash;
	let r = 0;
	for (let e of kt(n)) r += D(n, e);
	return n.cash + 5 * r;
}
function nr(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = qt(r), a = Jt(r, n);
	if (r.kind === null || i + a > K(t, n)) return { type: "pass" };
	let o = tr(e, n, r.industry, r.kind, i + a) - B.bid - rr(e, r);
	if (o <= 0) return { type: "pass" };
	let { cash: s } = t.players[n];
	if (s < a) return ar(e) ?? { type: "pass" };
	let c = Math.min(Math.floor(o / 8), Math.max(0, s - a - i));
	return H(e, "bid") ? {
		type: "bid",
		amount: i + c
	} : { type: "pass" };
}
function rr(e, t) {
	return t.leader === null || t.last === null || t.kind === null ? 0 : 1 * Math.min(0, tr(e, t.leader, t.industry, t.kind, t.last));
}
function ir(e) {
	let { g: t, me: n } = e, r = W(t, "auction"), i = "private", a = -Infinity;
	for (let o of l) {
		if (At(t, r.industry, o) === 0) continue;
		let s = g(t, n).filter((e) => M(t, e, o) === null && K(t, e) >= r.start), c = M(t, n, o) === null ? tr(e, n, r.industry, o, r.start) : 0, l = Math.max(0, c) / (1 + s.length) - s.length;
		l <= a || (a = l, i = o);
	}
	return {
		type: "announceLot",
		kind: i
	};
}
function ar(e) {
	let [t] = U(e, "takeLoan");
	return t ?? null;
}
// games/economicus/rules/cards/rule.ts
var q = [{}], J = (e, t) => t.length > 0 ? t : _("EC-16.3", "noTarget", { card: e }), or = (e, t) => t ? q : _("EC-16.3", "conditionNotMet", { card: e });
function Y(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var sr = (e, t) => st(e) > 0 && _t(e, t) ? st(e) : 0, cr = (e, t, n) => st(e) > 0 && e.players[t].hand.secret.includes(n) ? sr(e, t) : 0;
function X(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var lr = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], ur = (e, t) => g(e, t).filter((t) => lr(e, t)).map((t) => ({
	rival: [t],
	asset: dr(e, t, Y(e))
})), dr = (e, t, n) => ee.filter((r) => Dt(e.players[t], n, r) > 0).map((e) => f(n, e)), fr = (e, t, n) => e.players[t].companies[n] > 0, pr = (e) => c.filter((t) => e.crises[t] > 0);
function mr(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && hr(e), e.crises[t] = a, v(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function hr(e) {
	let t = pr(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, v(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function gr(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && v(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// games/economicus/bot/cards/crises.ts
function _r({ stack: e }) {
	let t = e.at(-1);
	return t?.phase === "window" ? t.window : null;
}
var vr = (e, t, n) => xn(bn(e, t, n, e.turn.exporters.includes(t)));
function yr({ me: e }, t, n) {
	let r = En / Math.max(1, t.seats.length - 1), i = 0;
	for (let a of t.seats) i += (a === e ? 1 : -r) * vr(t, a, n);
	return i;
}
function br(e, t) {
	let n = V(e, t);
	if (_r(e.g) !== "FW2") return n;
	let r = se(e.g);
	t(r);
	let i = Y(e.g);
	return n + yr(e, r, i) - yr(e, e.g, i);
}
var xr = (e, t) => V(e, (e) => {
	let { strength: n, fall: r } = Xt.CS2;
	mr(e, t, n, "CS2");
	let i = C(e, t);
	i > 0 && w(e, t, Math.max(1, i - r), "CS2");
});
function Sr({ g: e }, t) {
	let n = _r(e);
	return n === "FW9" || n === "FW4" && t === e.turn.industry;
}
var Cr = (e, t) => t !== null && Sr(e, t) ? Rn(e.g) * xr(e, t) : 0, wr = (e, t) => Cr(e, t) - Cr(e, e.g.forecast) + V(e, (e) => void (e.forecast = t));
function Tr(e) {
	let { forecast: t } = e.g;
	if (t === null || !Sr(e, t)) return 0;
	let n = xr(e, t), r = Rn(e.g), i = n < 0 ? r : 1 - r;
	return Math.abs(n) * i * (1 - i ** 2);
}
function Er(e, t) {
	let { g: n, me: r, horizon: i } = e, a = se(n);
	t(a);
	let o = _r(n) === "FW2" ? Y(n) : null, s = (e) => e === r ? 0 : (1 + T(n, e)) ** 3, c = 0;
	for (let e of n.seats) c += s(e);
	let l = 0;
	for (let e of n.seats) {
		let t = (o === null ? 0 : vr(n, e, o) - vr(a, e, o)) + i * (Bn(n, e) - Bn(a, e));
		l += e === r ? -t : Pn * t * s(e) / c;
	}
	return l;
}
// games/economicus/rules/cards/company-options.ts
var Dr = {
	OP15: {
		targets: (e, t, n) => J(n, ur(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = p(X(t.asset)), r = X(t.rival), i = Ut(e, r, X(t.asset), S(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = k(e.players[t]).filter((t) => p(t).condition === "mortgaged" || !x(e, "EV12")), i = g(e, t).filter((t) => O(e.players[t]));
			return J(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = p(X(t.company));
			r === "clean" && Lt(e, t.by, n), Or(e, t, f(n, "mortgaged"));
			let i = S(e, n);
			t.dues.push({
				debtor: X(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => J(n, k(e.players[t]).map((t) => ({
			company: [t],
			industry: _n(e, p(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = p(X(t.company)), i = X(t.industry), a = e.players[t.by], o = a.fresh[n];
			Pt(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], A(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, v(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => J(n, kr(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = p(X(t.company)), r = p(X(t.asset)), i = X(t.rival);
			j(e, t.by, i, n.industry, n.condition), j(e, i, t.by, r.industry, r.condition), v(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), v(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => O(e.players[t]) ? J(n, ur(e, t)) : _("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = p(X(t.asset)), i = X(t.rival);
			j(e, i, t.by, n, r), v(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function Or(e, t, n) {
	let { industry: r, condition: i } = p(n), a = X(t.rival);
	j(e, t.by, a, r, i), v(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function kr(e, t) {
	let n = [];
	for (let r of k(e.players[t])) {
		let { industry: i } = p(r), a = C(e, i);
		for (let o of g(e, t)) {
			let t = k(e.players[o]).filter((t) => {
				let n = p(t).industry;
				return n === i || C(e, n) === 0 || C(e, n) > a ? !1 : n !== e.turn.industry || lr(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// games/economicus/rules/cards/crisis-options.ts
var Ar = (e, t, n) => {
	let r = pr(e);
	return J(n, r.length > 0 ? [{ industry: r }] : []);
}, jr = (e, t, n) => g(e, t).filter((t) => fr(e, t, n)), Mr = {
	OP01: {
		targets: Ar,
		carryOut: (e, t) => mr(e, X(t.industry), -2, "OP01")
	},
	OP02: {
		targets: Ar,
		carryOut: (e, t) => mr(e, X(t.industry), -e.crises[X(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: c.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => gr(e, X(t.industry), "OP03")
	},
	OP04: {
		targets: () => q,
		carryOut(e, t) {
			pn(e);
			let n = Oe(e.crisisDeck, 3, t.by);
			return v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: be(t.by, n)
			}), He("briefing", {
				reader: t.by,
				count: n.length
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = c.filter((n) => jr(e, t, n).length > 0);
			return J(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => jr(e, t.by, X(t.industry)),
		carryOut: (e, t) => mr(e, X(t.industry), 2, "OP42")
	}
};
// games/economicus/rules/dice.ts
function Nr(e, t, n) {
	let r = fe(e), i = fe(e);
	return v(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: Pr(r + i)
	};
}
function Pr(e) {
	let t = c[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// games/economicus/rules/cards/dice-options.ts
var Fr = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : q,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Nr(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: _n(e, Y(e)) }],
		carryOut(e, t) {
			let n = Y(e);
			e.turn.industry = X(t.industry), v(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? _("EC-16.3", "alreadyPlayed", { card: n }) : q,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, Ir = {
	OP29: { targets: () => q },
	OP40: {
		targets(e, t, n) {
			let r = g(e, t).filter((t) => ze(e, t));
			return J(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let n = X(t.rival), { hand: r } = e.players[n];
			De(r, t.by);
			let i = xe(t.by, n, [...r.secret]);
			return v(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: i
			}), He("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, Lr = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: S(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), Rr = {
	OP07: {
		targets: () => q,
		carryOut: (e) => w(e, Y(e), S(e, Y(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => q,
		carryOut: (e) => w(e, Y(e), S(e, Y(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? Br(e, t, n, ["private"]) : _("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => Vr(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => or(n, jt(e, Y(e))),
		carryOut: (e, t) => He("auction", Lr(e, Y(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = g(e, t).filter((t) => zr(e, t).length > 0), r = (t) => [...new Set(zr(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : q;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = X(zr(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = D(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Ut(e, n, f(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && un(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => or(n, ln(e)),
		carryOut: (e, t) => un(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: c,
			kind: l
		}],
		carryOut(e, t) {
			let n = X(t.industry), r = X(t.kind);
			Mt(e, n, r, 1), e.extra[n] += 1, v(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = Xe(C(e, Y(e))) + cr(e, t, n);
			return At(e, Y(e), "state") === 0 ? _("EC-16.3", "conditionNotMet", { card: n }) : O(e.players[t]) ? Ye(e, t, r) ? q : _("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : _("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = Y(e), r = Xe(S(e, n));
			b(e, t.by, r), Mt(e, n, "state", -1), A(e, t.by, n, "clean"), v(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => Br(e, t, n, l),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => Vr(e, t.by, X(t.kind), "OP45")
	}
}, zr = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function Br(e, t, n, r) {
	let i = Y(e), a = C(e, i);
	if (e.turn.isAuctionOff) return _("EC-16.3", "conditionNotMet", { card: n });
	let o = Gt(e, t) - cr(e, t, n);
	if (o < a) return _("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => M(e, t, n)).filter((e) => e !== null), c = r.filter((n) => At(e, i, n) > 0 && M(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : q : s ?? _("EC-16.3", "conditionNotMet", { card: n });
}
function Vr(e, t, n, r) {
	let i = Y(e);
	return e.turn.isAuctionOff = !0, He("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: S(e, i),
		by: r
	});
}
// games/economicus/rules/cards/money-options.ts
var Hr = {
	OP19: { targets: () => q },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = cr(e, t, n), a = 2 + i;
			return r < a ? _("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : J(n, Kr(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [X(t.company), t.asset].filter((e) => e !== null).map((e) => p(e).industry);
			for (let r of n) Ft(e.players[t.by], r);
			let r = 2 * n.length;
			b(e, t.by, r), v(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => Ur(n, Wr(e, t)),
		carryOut(e, t) {
			let n = X(t.rival), r = Math.min(sn.most, sn.each * wt(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => q,
		harmed: () => []
	},
	OP39: {
		targets: () => q,
		harmed: () => [],
		carryOut(e, t) {
			pn(e), gn(e);
			let n = ke(e.crisisDeck, t.by), r = ke(e.eventDeck, t.by);
			return n !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: be(t.by, [n])
			}), r !== null && v(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: be(t.by, [r])
			}), He("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => Ur(n, g(e, t)),
		harmed: (e, t) => [X(t.rival)],
		carryOut(e, t) {
			let n = X(t.rival), r = Math.min(7, e.players[n].cash);
			Je(e, n, t.by, r), v(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => or(n, fr(e, t, Y(e)) && Gr(e, t).length > 0),
		harmed: (e, t) => Gr(e, t.by),
		carryOut(e, t) {
			for (let n of Gr(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, Ur = (e, t) => J(e, t.length > 0 ? [{ rival: t }] : []), Wr = (e, t) => g(e, t).filter((t) => wt(e.players[t]) > 0), Gr = (e, t) => g(e, t).filter((t) => fr(e, t, Y(e)));
function Kr(e, t, n) {
	let r = e.players[t], i = kt(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => f(e, "mortgaged")) : [];
		return {
			company: [f(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// games/economicus/rules/projects.ts
function qr(e, t, n, r) {
	let i = e.players[t], a = fe(e), o = a + r, s = o >= nt(e) && O(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	v(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, A(e, t, n, "clean"), x(e, "EV34") && e.innovator === null && (e.innovator = t, E(e, t, 1, "EV34"))));
}
// games/economicus/rules/cards/project-options.ts
var Jr = {
	OP16: {
		targets(e, t, n) {
			let r = c.filter((n) => e.players[t].projects[n] > 0);
			return J(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => qr(e, t.by, X(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (Ot(e.players[t]) === 0) return _("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = cr(e, t, n), i = c.filter((n) => {
				let i = e.prices[n];
				return i === null || Ye(e, t, ft(i) + r);
			});
			return J(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = X(t.industry), r = S(e, n), i = ft(r);
			if (!Ye(e, t.by, i)) return v(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			b(e, t.by, i), e.players[t.by].projects[n] += 1, v(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), w(e, n, r + 2, "OP18");
		}
	}
}, Yr = (e, t) => ({
	targets: (e, n, r) => or(r, t(e, n)),
	carryOut: (t, n) => E(t, n.by, 1, e)
}), Xr = {
	OP31: Yr("OP31", (e, t) => c.some((n) => e.players[t].companies[n] >= 2 && ht(e, n) === t)),
	OP32: Yr("OP32", (e, t) => kt(e.players[t]).length >= 5),
	OP33: Yr("OP33", (e, t) => Sn(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: Yr("OP34", (e, t) => !_t(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = g(e, t).filter((t) => T(e, t) > 0);
			return J(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [X(t.rival)],
		carryOut: (e, t) => E(e, X(t.rival), -1, "OP44")
	}
}, Zr = {
	...Mr,
	...Fr,
	...Rr,
	...Dr,
	...Jr,
	...Hr,
	...Ir,
	...Xr
}, Qr = (e) => e in Zr;
function $r(e) {
	let t = P(e);
	return Qr(t) ? t : null;
}
var ei = (e) => !on(e) && nn.some((t) => t === P(e));
// games/economicus/rules/cards/playing.ts
function ti(e, t, n) {
	let r = sr(e, t), { cost: i = 0 } = F(n);
	return b(e, t, r + i), F(n).isStar ? (Se(e.players[t].hand, n), e.players[t].trophies.push(n)) : fn(e, t, n), {
		cost: i,
		charge: r
	};
}
// games/economicus/bot/selling.ts
var ni = (e, t, n) => V(e, (r) => Ht(r, e.me, t, n, "full")) - (Wn(e.g) ? On * n : 0), ri = (e, t) => ni(e, t, C(e.g, p(t).industry)), ii = (e) => G(U(e, "sell"), ({ company: t }) => ri(e, t), B.sale);
function ai(e) {
	return G([...U(e, "sellInside")].filter(({ company: t }) => e.g.prices[p(t).industry] !== null), ({ company: t }) => ri(e, t), B.inside) ?? { type: "pass" };
}
function oi(e) {
	let { company: t, mustGain: n } = W(e.g, "halfSale");
	if (!H(e, "confirmSale")) return { type: "cancelSale" };
	let r = ni(e, t, C(e.g, p(t).industry)) > B.sale;
	return n || r ? { type: "confirmSale" } : { type: "cancelSale" };
}
// games/economicus/bot/cards/effects.ts
var Z = (e, t) => ({
	phase: "card",
	step: "takeEffect",
	card: e.card,
	industry: e.industry,
	company: e.company,
	rival: e.rival,
	asset: e.asset,
	kind: e.kind,
	paid: e.paid,
	by: t,
	target: null,
	investigators: [],
	detective: null,
	dues: [],
	losses: []
});
function si(e, t) {
	ci(e, t), y(e, t.by, F(t.card).gain ?? 0);
}
function ci(e, t) {
	let n = $r(t.card);
	if (n === null) return;
	for (let t of c) e.prices[t] ??= 10;
	let r = Z(t, t.by);
	Zr[n].carryOut?.(e, r);
	for (let { debtor: t, amount: n, creditor: i } of r.dues) b(e, t, n), i !== null && y(e, i, n);
}
// games/economicus/bot/cards/lots.ts
function Q(e, t) {
	let { g: n, me: r } = e, i = Y(n), a = C(n, i);
	return K(n, r) < a ? 0 : Math.max(0, tr(e, r, i, t ?? "private", a));
}
function li(e) {
	let { g: t } = e, n = Y(t), r = V(e, (e) => w(e, n, C(t, n) + 6, "OP07"));
	return _r(t) === "FW4" ? Math.max(r, ui(e, n)) - Math.min(6, Q(e, "private")) : r;
}
function ui(e, t) {
	let n = C(e.g, t), r = 0;
	for (let i of k(e.g.players[e.me])) {
		if (p(i).industry !== t) continue;
		let a = ni(e, i, n + 6);
		a > B.sale && (r = Math.max(r, a - Math.max(0, ni(e, i, n))));
	}
	return r;
}
function di(e, { industry: t, kind: n }) {
	let { g: r, me: i } = e;
	if (n === null || t === null || t !== r.turn.industry || At(r, t, n) > 0) return 0;
	if (!jt(r, t)) return Nn.OP14 * Q(e, n);
	if (r.turn.seat !== i || M(r, i, n) !== null) return 0;
	let a = n === "state" ? "private" : "state", o = Q(e, n) / (1 + fi(e, n)), s = M(r, i, a) === null ? Q(e, a) / (1 + fi(e, a)) : 0;
	return Math.max(0, o - s);
}
function fi({ g: e, me: t }, n) {
	let r = C(e, Y(e));
	return g(e, t).filter((t) => M(e, t, n) === null && K(e, t) >= r).length;
}
function pi(e, t) {
	let { g: n, me: r, horizon: i } = e, a = n.prices[t], o = ft(a ?? 10);
	if (n.players[r].cash < (a === null ? ft(18) : o) + rt(n)) return 0;
	let s = _r(n) === "FW2" && t === Y(n);
	if (!s && n.seats.length === 2) return 0;
	let c = V(e, (e) => A(e, r, t, "clean")), l = V(e, (e) => b(e, r, o));
	return R.late * Hn(n, t, i, s) * c + l - R.upkeep / 2;
}
// games/economicus/bot/cards/judge.ts
function mi(e, t) {
	let n = $r(t.card);
	if (n === null) return -Infinity;
	let { difficulty: r } = F(t.card), i = (bi[n]?.(e, t) ?? V(e, (n) => ci(n, Z(t, e.me)))) + hi(e, t.card), a = V(e, (n) => ti(n, e.me, t.card));
	if (r === void 0) return i + a;
	let o = vi(e, t), s = V(e, (n) => {
		E(n, e.me, -1, "crime"), E(n, _i(e, t) ?? e.me, 1, "investigation");
	});
	return (6 - r) / 6 * ((1 - o) * i + o * Math.min(0, s)) + a;
}
function hi(e, t) {
	let { gain: n = 0, draws: r = 0 } = F(t), i = 6 - e.g.players[e.me].hand.secret.length;
	return (n > 0 ? V(e, (t) => y(t, e.me, n)) : 0) + 3 * Math.min(r, i);
}
function gi({ g: e, me: t }, n) {
	let r = $r(n.card), i = r === null ? [] : Zr[r].harmed?.(e, Z(n, t)) ?? [], { cost: a } = at(e);
	return [.../* @__PURE__ */ new Set([Le(e), ...i])].filter((n) => n !== t && e.players[n].cash >= a);
}
var _i = (e, t) => gi(e, t)[0], vi = (e, t) => 1 - (1 - Mn * (6 - at(e.g).above) / 6) ** gi(e, t).length;
function yi(e) {
	let t = 0;
	for (let n of e.g.layout) t += u[n].ways * yr(e, e.g, n);
	return t / 36;
}
var bi = {
	OP01: (e, t) => br(e, (n) => ci(n, Z(t, e.me))),
	OP02: (e, t) => br(e, (n) => ci(n, Z(t, e.me))),
	OP03: (e, { industry: t }) => t === null ? 0 : wr(e, t),
	OP04: Tr,
	OP05: (e) => yi(e) - yr(e, e.g, Y(e.g)),
	OP06: (e, { industry: t }) => t === null ? 0 : yr(e, e.g, t) - yr(e, e.g, Y(e.g)),
	OP07: li,
	OP24({ g: e, me: t }) {
		let n = Y(e);
		return e.players[t].companies[n] * Math.max(0, yn(e, n));
	},
	OP09: (e) => Nn.OP09 * Q(e, "private"),
	OP45: (e, { kind: t }) => Nn.OP45 * Q(e, t),
	OP10: (e) => Nn.OP10 * Q(e, "private"),
	OP12: (e, t) => t.rival === null && Wn(e.g) ? -Infinity : V(e, (n) => ci(n, Z(t, e.me))),
	OP14: di,
	OP16(e, { industry: t }) {
		return t === null ? 0 : Math.min(6, 6 - (nt(e.g) - 3)) / 6 * V(e, (n) => {
			--n.players[e.me].projects[t], A(n, e.me, t, "clean");
		});
	},
	OP18: (e, { industry: t }) => t === null ? 0 : pi(e, t),
	OP39(e) {
		return k(e.g.players[e.me]).filter((t) => e.g.prices[p(t).industry] !== null).map((t) => ni(e, t, C(e.g, p(t).industry))).sort((e, t) => t - e).slice(0, 2).reduce((e, t) => e + (t > B.inside ? t : 0), 0);
	},
	OP34: (e) => e.goal - T(e.g, e.me) > Fn.within ? 0 : Fn.worth + V(e, (t) => E(t, e.me, 1, "OP34")),
	OP42: (e, t) => Er(e, (n) => ci(n, Z(t, e.me))),
	OP40({ g: e }, { rival: t }) {
		let n = t === null ? 0 : e.players[t].hand.secret.length;
		return n === 0 ? 0 : 3 + Math.min(2, .5 * n);
	}
}, xi = (e) => [...e].sort((e, t) => z[P(e)] - z[P(t)]);
function Si(e) {
	if (!H(e, "exchangeCards")) return null;
	let { hand: t, quotas: n } = e.g.players[e.me], r = t.secret.map((e) => ({
		card: e,
		worth: z[P(e)]
	})), i = n.map((e, t) => ({
		card: e,
		worth: Yn(t + 1) - Yn(t)
	})), a = [...r, ...i].sort((e, t) => e.worth - t.worth).slice(0, 2), o = a.reduce((e, t) => e + t.worth, 0);
	return a.length === 2 && o < 3 - B.exchange ? {
		type: "exchangeCards",
		cards: a.map(({ card: e }) => e)
	} : null;
}
function Ci(e) {
	let [t] = xi(e.g.players[e.me].hand.secret);
	if (t === void 0) throw Error("the hand is empty");
	return G(U(e, "playCard"), (t) => mi(e, t), 0) ?? {
		type: "discard",
		card: t
	};
}
function wi({ g: e }) {
	let t = xi(e.players[W(e, "espionage").victim].hand.secret).at(-1);
	if (t === void 0) throw Error("there is nothing to take");
	return {
		type: "takeCard",
		card: t
	};
}
function Ti({ g: e, me: t }) {
	let { terms: n } = W(e, "handOver");
	return {
		type: "giveCards",
		cards: xi(e.players[t].hand.secret).slice(0, n.secret.get.cards)
	};
}
function Ei(e) {
	let { forecast: t } = e.g, [n] = U(e, "orderCrises");
	if (n === void 0) throw Error("there is nothing to put in order");
	let r = t !== null && xr(e, t) < 0;
	return {
		type: "orderCrises",
		order: [...n.order].sort((e, t) => r ? Number(N(t)) - Number(N(e)) : Number(N(e)) - Number(N(t)))
	};
}
// games/economicus/bot/cards/reactions.ts
function $(e, t) {
	for (let n of U(e, "react")) if (P(n.card) === t) return n;
	return null;
}
var Di = (e, t, n) => (n ? $(e, t) : null) ?? { type: "pass" }, Oi = (e) => ((W(e.g, "auction").last ?? 0) > z.OP11 ? $(e, "OP11") : null) ?? { type: "pay" };
function ki(e) {
	let { card: t, industry: n } = W(e.g, "crisis");
	if ($(e, "OP35") === null || t === null || n === null || N(t)) return { type: "pass" };
	let { strength: r, fall: i } = Xt[t], a = V(e, (e) => {
		mr(e, n, r, t);
		let a = C(e, n);
		a > 0 && w(e, n, i === "half" ? Xe(a) : a - i, t);
	});
	return Di(e, "OP35", $t.OP35.gain - a > z.OP35);
}
var Ai = (e) => Di(e, "OP25", C(e.g, W(e.g, "loss").industry) > z.OP25);
function ji(e) {
	let { industry: t } = W(e.g, "crisis"), n = t === null ? 0 : e.g.players[e.me].companies[t];
	return Di(e, "OP25", Math.min(cn.most, cn.each * n) > z.OP25);
}
function Mi(e) {
	let { asset: t, by: n, card: r } = W(e.g, "card");
	if (t === null) return { type: "pass" };
	let { industry: i, condition: a } = p(t);
	return Di(e, "OP28", 3 - V(e, (o) => {
		P(r) === "OP15" ? Ut(o, e.me, t, C(o, i), "OP15") : j(o, e.me, n, i, a);
	}) > z.OP28);
}
function Ni(e) {
	let { g: t, me: n } = e, r = W(t, "card"), { cost: i, above: a } = at(t), o = (6 - a) / 6 * (V(e, (e) => {
		E(e, n, 1, "investigation"), E(e, r.by, -1, "crime");
	}) - V(e, (e) => si(e, r))), s = $(e, "OP30");
	if (s !== null && o > z.OP30) return s;
	let c = V(e, (e) => b(e, n, i));
	return H(e, "investigate") && o + c > B.investigation ? { type: "investigate" } : { type: "pass" };
}
var Pi = (e) => Di(e, "OP30", !0);
// games/economicus/rules/dealings.ts
function Fi(e, t, n, { give: r, get: i }, a) {
	Je(e, t, n, r.money), Je(e, n, t, i.money);
	let o = [...Ii(e, t, ie(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...Ii(e, n, ie(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) Nt(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	Li(e, t, n, ae(r.projects)), Li(e, n, t, ae(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) Ri(e, t, n, i);
	for (let r of a) Ri(e, n, t, r);
}
var Ii = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = p(n), a = i === "mortgaged" && It(e.players[t], r);
	return Pt(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function Li(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function Ri(e, t, n, r) {
	Ee(r, {
		from: e.players[t].hand,
		giver: t,
		to: e.players[n].hand,
		taker: n
	});
}
// games/economicus/bot/deals.ts
var zi = {
	money: 0,
	companies: [],
	projects: [],
	quotas: 0
};
function Bi(e, t, n, r) {
	let i = r.get.cards * 3, a = e.me === n ? -i : i;
	return V(e, (e) => Fi(e, t, n, r, [])) + a;
}
function Vi(e) {
	let { g: t, me: n } = e, [r] = t.deals.open.filter(({ to: e }) => e === n);
	return r === void 0 ? null : [...U(e, "acceptDeal")].some((e) => e.deal === r.id) && Bi(e, r.from, r.to, r.terms.secret) > B.deal ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function Hi(e) {
	let { g: t, me: n, random: r } = e;
	if (t.turn.seat !== n || (t.deals.proposed[n] ?? 0) > 0 || !H(e, "proposeDeal") || r(2) > 0) return null;
	let i = G(g(t, n).flatMap((t) => [...Ui(e, t)]), ({ gain: e }) => e, B.deal);
	return i === null ? null : {
		type: "proposeDeal",
		to: i.to,
		terms: i.terms
	};
}
function* Ui(e, t) {
	let { g: n, me: r } = e, i = {
		...e,
		me: t
	};
	i.now = Un(i, n);
	let a = n.options.deals === "on";
	for (let o of [null, ...Wi(n.players[r])]) for (let s of [null, ...Wi(n.players[t])]) {
		if (o === s || o !== null && s !== null && !a || o === null && !O(n.players[r]) || s === null && !O(n.players[t])) continue;
		let c = Gi(e, i, o, s);
		c !== null && (yield c);
	}
}
var Wi = (e) => kt(e).filter((t) => D(e, t) > 0);
function Gi(e, t, n, r) {
	let { g: i, me: a } = e, o = t.me, s = Ki(n, r, 0), c = Bi(e, a, o, s), l = Bi(t, a, o, s);
	if (c + l < 2 * B.deal) return null;
	let u = Math.round((c - l) / 2), d = Ki(n, r, Math.max(-i.players[o].cash, Math.min(i.players[a].cash, u)));
	return Bi(t, a, o, d) <= B.deal ? null : {
		to: o,
		terms: d,
		gain: Bi(e, a, o, d)
	};
}
var Ki = (e, t, n) => ({
	give: {
		...zi,
		money: Math.max(0, n),
		companies: qi(e),
		cards: []
	},
	get: {
		...zi,
		money: Math.max(0, -n),
		companies: qi(t),
		cards: 0
	}
}), qi = (e) => e === null ? [] : [`${e}-clean-1`];
// games/economicus/rules/raising.ts
function Ji(e, t) {
	let n = e.players[t];
	if (!x(e, "EV12")) {
		let [e] = kt(n).filter((e) => D(n, e) > 0).sort((e, t) => u[e].profit - u[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = k(n).map((n) => ({
		company: n,
		stars: Zi(e, t, n),
		proceeds: Xi(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || Yi(e.company) - Yi(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var Yi = (e) => p(e).industry;
function Xi(e, t, n) {
	return e.prices[p(n).industry] === null ? 1 : Vt(e, t, n);
}
function Zi(e, t, n) {
	let { industry: r } = p(n);
	if (!Re(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(ht(e, r) === t && !o);
}
// games/economicus/bot/money.ts
function Qi(e) {
	let { g: t, me: n } = e;
	if (W(t, "payment").debtor !== n) throw Error("only the debtor raises money");
	let r = [...U(e, "playCard")].find(({ card: e }) => F(e).isMoney && P(e) !== "OP39");
	if (r !== void 0) return r;
	let i = Ji(t, n);
	if (i !== null) return i;
	let [a] = t.deals.open.filter(({ from: e }) => e === n);
	return a !== void 0 && H(e, "withdrawDeal") ? {
		type: "withdrawDeal",
		deal: a.id
	} : { type: "declareBankruptcy" };
}
function $i(e) {
	let { g: t, me: n } = e;
	if (t.players[n].cash < 22) return null;
	let [r] = U(e, "repayLoan");
	return r === void 0 ? null : V(e, (e) => zt(e, n, r.industry)) > 0 ? r : null;
}
var ea = (e) => $(e, "OP21") ?? { type: "payInterest" };
// games/economicus/bot/placement.ts
function ta(e) {
	let { me: t, random: n } = e, r = null, i = -Infinity;
	for (let a of U(e, "place")) {
		let { industry: o, kind: s } = a, c = tr(e, t, o, s, 0) + na(e, o) + n(100) / 200;
		c <= i || (i = c, r = a);
	}
	if (r === null) throw Error("there is nothing to take");
	return r;
}
function na({ g: e, horizon: t }, n) {
	let r = 0;
	for (let t of _n(e, n)) r += u[t].ways;
	return In * t * r * u[n].profit / 36;
}
// games/economicus/bot/start-ups.ts
var ra = (e, t) => Vn(t) * V(e, (n) => A(n, e.me, t, "clean"));
function ia(e) {
	let { g: t, me: n } = e, { industry: r, cost: i } = W(t, "startUps"), a = ra(e, r) - R.upkeep - B.project, o = $(e, "OP17");
	if (o !== null && a > 0) return o;
	let s = t.players[n].cash >= i + rt(t);
	return !H(e, "createProjects") || !s || t.players[n].projects[r] > 0 ? { type: "pass" } : a + V(e, (e) => b(e, n, i)) > 0 ? {
		type: "createProjects",
		count: 1
	} : { type: "pass" };
}
function aa(e) {
	let { g: t } = e, { industry: n } = W(t, "project"), r = ra(e, n) > rt(t);
	if (r && H(e, "payUpkeep")) return { type: "payUpkeep" };
	let i = r ? ar(e) : null;
	if (i !== null) return i;
	let [a] = [...new Set([...U(e, "offerProject")].map(({ to: e }) => e))].sort((e, n) => t.players[n].cash - t.players[e].cash);
	if (a === void 0) return { type: "letBurn" };
	let o = Math.max(0, t.players[a].cash - rt(t));
	return {
		type: "offerProject",
		to: a,
		price: Math.min(o, 2)
	};
}
function oa(e) {
	let { industry: t } = W(e.g, "crisis");
	return H(e, "payUpkeep") && t !== null && ra(e, t) > R.upkeep ? { type: "payUpkeep" } : { type: "letBurn" };
}
function sa(e) {
	let { industry: t, price: n } = W(e.g, "projectSale");
	return ra(e, t) > n + rt(e.g) + B.project ? { type: "buyProject" } : { type: "pass" };
}
// games/economicus/bot/takeovers.ts
var ca = (e, t, n, r, i) => V(e, (e) => {
	Je(e, t, n, pt(e, C(e, r))), j(e, n, t, r, i);
});
function la(e) {
	let { g: t, me: n } = e, { industry: r } = W(t, "offers");
	return G(U(e, "offerTakeover"), ({ owner: t, condition: i }) => ca(e, n, t, r, i), B.takeover) ?? ua(e, r) ?? { type: "pass" };
}
function ua(e, t) {
	let { g: n, me: r } = e, i = pt(n, C(n, t)) - n.players[r].cash;
	return i <= 0 || K(n, r) < i + n.players[r].cash ? null : n.seats.some((i) => i !== r && n.players[i].companies[t] > n.turn.sheltered[i] && ca(e, r, i, t, n.players[i].mortgaged[t] > 0 ? "mortgaged" : "clean") > B.takeover + 6.5 / 2) ? ar(e) : null;
}
function da(e) {
	let { g: t, me: n } = e, { industry: r, pending: i } = W(t, "offers");
	if (i === null) return { type: "acceptTakeover" };
	let a = ca(e, i.by, n, r, i.condition), o = $(e, "OP28");
	if (o !== null && a < 0) return o;
	let s = C(t, r);
	return V(e, (e) => {
		b(e, n, s), w(e, r, 2 * s, "kept");
	}) <= a + B.keeping ? { type: "acceptTakeover" } : H(e, "keepCompany") ? { type: "keepCompany" } : (K(t, n) - (i.condition === "clean" ? 5 : 0) >= s ? ar(e) : null) ?? { type: "acceptTakeover" };
}
// games/economicus/bot/cards/playing.ts
var fa = /* @__PURE__ */ new Set([
	"OP20",
	"OP22",
	"OP26",
	"OP27"
]), pa = /* @__PURE__ */ new Set([
	"OP09",
	"OP14",
	"OP37",
	"OP45"
]), ma = /* @__PURE__ */ new Set([
	"OP01",
	"OP02",
	"OP18",
	"OP42"
]), ha = /* @__PURE__ */ new Set(["OP07"]), ga = /* @__PURE__ */ new Set(["OP03", "OP04"]), _a = ["FW5", "FW8"], va = [
	"FW2",
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7",
	"FW8"
];
function ya(e, t, n) {
	let r = P(e);
	return ei(e) ? !1 : fa.has(r) ? t === "FW8" && n : ma.has(r) ? t === "FW2" || t === "FW8" && n : ga.has(r) ? t === "FW4" || t === "FW9" : ha.has(r) ? t === "FW4" || t === "FW6" : pa.has(r) ? t === "FW5" : (F(e).timing.includes("any") ? _a : va).includes(t);
}
var ba = (e, t) => G(xa(e, t), (t) => mi(e, t), B.card);
function* xa(e, t) {
	let n = e.g.turn.seat === e.me;
	for (let r of Qn(e, "playCard")) for (let e of r) {
		if (!ya(e.card, t, n)) break;
		yield e;
	}
}
// games/economicus/bot/window.ts
function Sa({ seat: e, view: t, offers: n }) {
	let r = t.stack.at(-1);
	if (r?.phase !== "window" || t.deals.open.some(({ to: t }) => t === e)) return null;
	let { companies: i, hand: a } = t.players[e], o = t.turn.seat === e;
	return r.window === "FW4" && t.turn.industry !== null && i[t.turn.industry] > 0 || r.window === "FW8" && o || a.secret.some((e) => e !== null && ya(e, r.window, o)) ? null : n.some(({ type: e }) => e === "roll") ? { type: "roll" } : { type: "ready" };
}
function Ca(e) {
	let { window: t } = W(e.g, "window");
	return Vi(e) ?? ba(e, t) ?? (t === "FW4" ? ii(e) : null) ?? (t === "FW8" ? wa(e) : null) ?? (H(e, "roll") ? { type: "roll" } : { type: "ready" });
}
function wa(e) {
	return e.g.turn.seat === e.me ? $i(e) ?? (Re(e.g) ? Si(e) : null) ?? Hi(e) : null;
}
// games/economicus/bot/careful.ts
var Ta = ({ search: e }) => ({
	name: "careful",
	choose(t, n) {
		let { seat: r, view: i, offers: a } = t;
		return Sa(t) ?? Ea(Zn(e.redeal(i, n(4294967296)), r, a, n));
	}
});
function Ea(e) {
	let t = e.g.stack.at(-1);
	switch (t?.phase) {
		case "placement": return ta(e);
		case "window": return Ca(e);
		case "project": return aa(e);
		case "projectSale": return sa(e);
		case "halfSale": return oi(e);
		case "handOver": return Ti(e);
		case "payment": return t.debtor === e.me ? Qi(e) : Vi(e) ?? Qi(e);
		case "crisis": return t.step === "bailout" ? ki(e) : t.step === "insurance" ? ji(e) : oa(e);
		case "auction": return t.step === "announcement" ? ir(e) : t.step === "bidding" ? nr(e) : Oi(e);
		case "startUps": return ia(e);
		case "offers": return t.step === "offering" ? la(e) : da(e);
		case "interest": return ea(e);
		case "event": return t.step === "choice" ? Da(e) : Oa(e);
		case "card": return t.step === "shield" ? Mi(e) : t.step === "investigation" ? Ni(e) : Pi(e);
		case "loss": return Ai(e);
		case "overflow": return Ci(e);
		case "briefing": return Ei(e);
		case "insider": return ai(e);
		case "espionage": return wi(e);
		default: throw Error("no question is open");
	}
}
var Da = ({ g: e, me: t }) => e.players[t].cash > 15 && e.players[t].hand.secret.length < 4 ? { type: "drawCard" } : { type: "takeMoney" };
function Oa({ g: e, me: t }) {
	let n = e.stack.at(-1), r = n?.phase === "event" ? n.industry : null;
	return r === null ? {
		type: "giveUp",
		condition: ee[0]
	} : {
		type: "giveUp",
		condition: Vt(e, t, `${r}-mortgaged`) >= 0 ? "mortgaged" : "clean"
	};
}
// games/economicus/bot/bots.ts
var ka = [0, 1];
function Aa(e) {
	let t = s(e);
	return {
		...t,
		choose(e, n) {
			let r = e.view.stack.at(-1)?.phase === "window" ? e.offers.filter(({ type: e }) => e !== "declareBankruptcy") : e.offers;
			return t.choose({
				...e,
				offers: r
			}, n);
		}
	};
}
// \0parlour-bundle
var ja = {
	game: "economicus",
	plays: ka,
	botsFor: (e) => [Aa(e), Ta(e)]
};
export { ja as default };
