// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = a(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function a(e, t) {
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
function o(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (o(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function s(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = c(r[e], t);
	return n;
}
function c(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = c(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var l = { to: "stay" }, u = { to: "next" };
function d(e) {
	return {
		to: "done",
		result: e
	};
}
function ee() {
	return {
		stay: l,
		next: u,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: d,
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
// ../wt/v0/kernel/play.ts
function te(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: ne(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, re(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(xe(e, i, a)), ve(e, r), r;
}
function ne(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function re(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function ie(e, t) {
	let n = f(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = Se(e, n);
	return {
		seats: Ce(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ae(e, t) {
	let n = ie(e, t), r = f(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || Se(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !he(n) && !ge(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function oe(e, t, n) {
	let r = [];
	return pe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function se(e, t, n) {
	let r = [], i = [];
	return pe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ce(e, t, n, r, i = oe(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = s(o, r);
			if (fe(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function le(e, t, n) {
	let r = f(t);
	return {
		seat: n,
		...Se(e, r).idle(t, r, n)
	};
}
function ue(e, t, n) {
	let r = f(t), i = de(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	ye(e, t, r, i.take(t, r, n.seat, n)), ve(e, t);
}
function de(e, t, n, r) {
	let i = f(t), a = Se(e, i);
	return Object.hasOwn(a.actions, r) && Te(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function fe(e, t, n, r) {
	return de(e, t, n, r.type)?.check?.(t, f(t), n, r) ?? null;
}
function pe(e, t, n, r, i) {
	let a = f(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = Se(e, a);
	Te(o.ask(t, a), n) && me(o.actions, t, a, n, r, i), o.sealed?.(t, a) || me(e.anytime, t, a, n, r, i);
}
function me(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) ge(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, _e(s[0] ?? {}));
			} else he(s) ? a?.(o, s) : ge(s) ? a?.(o, _e(s)) : i(o, s);
		}
	}
}
var he = (e) => "refused" in e;
function ge(e) {
	for (let t in e) if (o(e[t])) return !0;
	return !1;
}
function _e(e) {
	for (let [t, n] of Object.entries(e)) if (o(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function ve(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = f(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = Se(e, n);
		if (typeof r == "function") ye(e, t, n, r(t, n) ?? u);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? ye(e, t, n, u) : t.stack.push(xe(e, r.call, i));
		} else if (we(r.ask(t, n))) ye(e, t, n, u);
		else return;
	}
	throw Error(`runaway rules at ${f(t)?.phase}.${f(t)?.step}`);
}
function ye(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(xe(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = xe(e, r.phase, r.locals);
			return;
		case "done": return be(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return be(e, t, n, void 0);
			n.step = r;
		}
	}
}
function be(e, t, n, r) {
	t.stack.pop();
	let i = f(t);
	if (i === void 0) return;
	let a = Se(e, i);
	typeof a != "function" && ye(e, t, i, "call" in a ? a.then?.(t, i, r) ?? u : a.after?.[n.phase]?.(t, i, r) ?? l);
}
var xe = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), f = (e) => e.stack[e.stack.length - 1], Se = (e, t) => e.phases[t.phase]?.steps[t.step], Ce = (e) => e === null ? [] : typeof e == "number" ? [e] : e, we = (e) => e === null || typeof e != "number" && e.length === 0, Te = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function Ee(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	De.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), Oe.set(De);
	for (let e = 0; e < 10; e++) ke(0, 4, 8, 12), ke(1, 5, 9, 13), ke(2, 6, 10, 14), ke(3, 7, 11, 15), ke(0, 5, 10, 15), ke(1, 6, 11, 12), ke(2, 7, 8, 13), ke(3, 4, 9, 14);
	return Oe.map((e, t) => e + De[t]);
}
var De = Uint32Array.from([
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
]), Oe = /* @__PURE__ */ new Uint32Array(16);
function ke(e, t, n, r) {
	Ae(e, t, r, 16), Ae(n, r, t, 12), Ae(e, t, r, 8), Ae(n, r, t, 7);
}
function Ae(e, t, n, r) {
	let i = Oe[e] + Oe[t] | 0, a = Oe[n] ^ i;
	Oe[e] = i, Oe[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var je = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, Me = (e) => ({
	key: e,
	drawn: 0
});
function Ne(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = Ee(Ie(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var Pe = (e, t = 6) => 1 + Ne(e, t);
function Fe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ne(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var Ie = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Le = 8, p = (e) => 1 << (e ?? Le), Re = (e, t) => ({
	seen: p(e),
	secret: t
}), ze = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), Be = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => p(t)),
	secret: n
});
function Ve(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function He(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | p(n)), t.secret.push(i), i);
}
function Ue(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	e.secret.splice(n, 1), e.seen.splice(n, 1);
}
function We(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function Ge(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = e.seen[n] | p(t), e.secret[n]);
}
function Ke(e, t, n) {
	t.secret = Fe(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function qe(e, t) {
	return et(e, p(t));
}
function Je(e, t) {
	let n = p(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = et(e[t], n, r));
	return i.unseen = Ze(r, n), i;
}
var Ye = (e, t) => Xe(e, p(t)), Xe = (e, t) => Ze(it(e), t);
function Ze(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Qe(e, t, n) {
	let r = { chance: je(n) }, i = {};
	for (let e in t.unseen) i[e] = Fe(r, [...t.unseen[e] ?? []]);
	let a = p(t.viewer), { viewer: o, unseen: s, ...c } = t, l = rt(c, i, a);
	return l.chance = je(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function $e(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Qe(e, t, 1), a = i.chance, o = JSON.stringify(Ye(i, r));
	return ue(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Ye(i, r)) !== o ? null : {
		view: Je(i, r),
		facts: e.facts(i, r)
	};
}
function et(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) at(r[e]) && (r[e] = et(r[e], t, n));
		return r;
	}
	if ("secret" in e) return ot(e) ? (n?.push(e), nt(e, t)) : tt(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = at(a) ? et(a, t, n) : a;
	}
	return r;
}
var tt = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : et(t, n) });
function nt({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function rt(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) at(r[e]) && (r[e] = rt(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!ot(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: rt(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = at(r[e]) ? rt(r[e], t, n) : r[e];
	return i;
}
function it(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (ot(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && it(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && it(r, t);
	}
	return t;
}
var at = (e) => typeof e == "object" && !!e, ot = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function st(e, t, n, r) {
	return ct(t.chance, n.chance) ? lt(t, n, r) || ut(t, n, p(r)) ? "secret" : ie(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var ct = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function lt(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = p(r) | p(n), a = Xe(t, i);
		for (let [t, n] of Object.entries(Xe(e, i))) if (ft(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function ut(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (dt(e)) return (e.seen & n) === 0 ? !dt(r) || (r.seen & ~e.seen) !== 0 : ut(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && ut(e[t], r[t], n)) return !0;
	return !1;
}
var dt = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function ft(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function pt(e) {
	let t = ht(new TextEncoder().encode(e)), n = Uint32Array.from(_t), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = m(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = m(r, e - 15), n = m(r, e - 2), i = h(t, 7) ^ h(t, 18) ^ t >>> 3, a = h(n, 17) ^ h(n, 19) ^ n >>> 10;
			r[e] = m(r, e - 16) + i + m(r, e - 7) + a | 0;
		}
		mt(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function mt(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = h(o, 6) ^ h(o, 11) ^ h(o, 25), d = l + u + (o & s ^ ~o & c) + m(vt, e) + m(t, e) | 0, ee = (h(n, 2) ^ h(n, 13) ^ h(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + ee | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = m(e, t) + m(u, t) | 0;
}
function ht(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = m(t, n >> 2) | m(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = m(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var m = (e, t) => e[t], h = (e, t) => e >>> t | e << 32 - t, gt = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && yt(e)), _t = gt.slice(0, 8).map((e) => bt(Math.sqrt(e))), vt = Uint32Array.from(gt.slice(0, 64).map((e) => bt(Math.cbrt(e))));
function yt(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function bt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function xt(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(xt).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${xt(t[e])}`).join(",")}}`;
}
var St = (e) => pt(xt(e));
// ../wt/v0/kernel/clone.ts
function Ct(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = Ct(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? Ct(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/deals.ts
var wt = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function Tt(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
function Et(e) {
	let t = { to: "stay" }, r = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), i = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, a = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), o = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), s = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, c = (t, n) => {
		let r = s(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, l = (t, n, r, i, o) => {
		let s = e.deals(t), c = {
			seen: p(n) | p(r),
			secret: i
		};
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, a(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, u = (t, n) => (e.deals(t).proposed[n] ?? 0) >= e.limits.made ? r(e.limits.made) : null, d = {
		offer(t, a, o) {
			let s = e.deals(t).open.filter((e) => e.from === o);
			if (s.length >= e.limits.open) return r(e.limits.open);
			let c = u(t, o);
			if (c !== null) return c;
			let l = e.partners(t, o).filter((e) => !s.some((t) => t.to === e));
			return l.length === 0 ? i : l.map((r) => ({
				to: n([r]),
				terms: e.terms(t, o, r)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return l(e, r, i, a, 0), t;
		}
	}, ee = {
		offer(t, r, a) {
			let c = o(t, (e) => e.to === a);
			return c.length === 0 ? i : { deal: n(c, (n) => {
				let { from: r, to: i, terms: a } = s(t, n);
				return e.unfit(t, r, i, a.secret);
			}) };
		},
		take(n, r, i, { deal: o }) {
			let { from: s, to: l, terms: u } = c(n, o);
			return e.carryOut(n, s, l, u.secret), a(n, "dealAccepted", {
				from: s,
				to: l,
				terms: u
			}), t;
		}
	}, te = (e, r) => ({
		offer(t, r, a) {
			let s = o(t, (t) => e(t, a));
			return s.length === 0 ? i : { deal: n(s) };
		},
		take(e, n, i, { deal: o }) {
			let { from: s, to: l } = c(e, o);
			return a(e, r, {
				from: s,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: d,
		acceptDeal: ee,
		declineDeal: te((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, r, a) {
				let o = u(t, a);
				if (o !== null) return o;
				let s = e.deals(t).open.filter((t) => t.to === a && t.depth < e.limits.depth);
				return s.length === 0 ? i : s.map((r) => ({
					deal: n([r.id]),
					terms: e.terms(t, a, r.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, s(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: s } = c(e, i);
				return l(e, r, o, a, s + 1), t;
			}
		},
		withdrawDeal: te((e, t) => e.from === t, "dealWithdrawn")
	};
}
// ../wt/v0/kernel/fair.ts
var Dt = (e) => pt(`parlour commitment ${e}`), Ot = (e, t) => pt(`parlour dice ${xt({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function kt(e, t, n) {
	let r = Nt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return Mt("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = ie(e, t);
	if (c === null) return Mt("over", null, {});
	let l = de(e, t, i, a);
	if (l === null) return Pt(e, t, a, s, c.seats);
	let u = l.offer(t, f(t), i);
	return he(u) ? { refusal: u } : Ft(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function At(e, t, n, r) {
	let i = kt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function jt(e, t, n) {
	let r = kt(e, t, n);
	return "refusal" in r ? r : (t.events = [], ue(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function Mt(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Nt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return Mt("malformed", null, { expected: "object" });
	let n = zt(t, "seat");
	if (!e.seats.includes(n)) return Mt("malformed", null, { expected: "seat" });
	let r = zt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : Mt("malformed", null, { expected: "type" });
}
function Pt(e, t, n, r, i) {
	let a = f(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? Mt("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? Mt("sealed", r, { type: n }) : Mt("notNow", r, {
		type: n,
		asked: i
	});
}
function Ft(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = zt(a, e), n = Lt(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Rt(l[e], t);
		}
		if (d === null && !ge(l)) {
			let n = r.check?.(e, f(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !It.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var It = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Lt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = Lt(e.parts[i], zt(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Rt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Rt(e.parts[r], zt(t, r));
	return n;
}
function zt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function Bt(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return St(i).slice(0, Ht);
}
var Vt = (e, t, n) => pt(`${e} ${xt(t)} ${St(n)}`).slice(0, Ht), Ht = 24;
// ../wt/v0/kernel/match.ts
function Ut(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var Wt = (e, t) => e.map(t), Gt = (e, t) => [...e.slice(t), ...e.slice(0, t)], Kt = 32, qt = (e) => JSON.stringify(Ut(e)), Jt = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Yt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Xt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function Zt(e) {
	function t(t, n = Kt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = te(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: Me(Ot(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: Bt(Xt(c)),
			g: s,
			base: qt(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = Vt(e.link, n, Ut(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = Ct(t.g), l = jt(e, c, Qt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, ee = st(e, t.g, c, u), te = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: Jt(t.g)
		}], ne = te.length >= 2 * t.kept, re = ne ? te.slice(t.kept) : te;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ne ? qt(o(t, te, t.kept)) : t.base,
			tail: re,
			standing: t.standing + 1,
			free: ee === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: ee ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new Yt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = Ct(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], ue(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || Dt(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (xt(s.head.options) !== xt(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, xt(n.entry) !== xt(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], ee = n.entries.length;
		return l === null ? a("ending", ee, `the game is not over after its last line (${ee})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", ee, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: tn(e),
		optionsFor: (t) => ne(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Ut(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Kt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, le(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ae(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => Je(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => se(e, t, n),
		why: ({ g: t }, n, r) => At(e, t, n, Qt(r)),
		preview: ({ g: t }, n, r) => At(e, t, n, r) === null ? $e(e, Je(t, n), r) : null,
		show: (e, t) => qe(e, t),
		laidOpen: (e) => ({
			...e,
			g: $t(e.g)
		}),
		newsLaidOpen: $t,
		search: {
			start: (t) => te(e, t),
			clone: Ct,
			redeal: (t, n) => Qe(e, t, n),
			view: Je,
			waiting: (t) => ie(e, t),
			offers: (t, n) => oe(e, t, n),
			sample: (t, n, r, i) => ce(e, t, n, r, i),
			perform: (t, n) => ue(e, t, n),
			idle: (t, n) => le(e, t, n)
		}
	};
}
var Qt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function $t(e) {
	let t = Ct(e);
	return en(t), t;
}
function en(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) en(t);
	}
}
function tn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/economicus/content/table.ts
var nn = {
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
}, rn = [
	"red",
	"blue",
	"green",
	"yellow",
	"purple",
	"orange",
	"teal",
	"grey"
], an = [
	"FW1",
	"FW2",
	"FW3",
	"FW6",
	"FW7",
	"FW10"
], on = {
	quick: [],
	full: ["FW2", "FW6"]
};
// ../wt/v0/games/economicus/rules/order.ts
function g(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var _ = (e, t) => g(e, t).filter((e) => e !== t), sn = (e) => e.seats.every((t) => e.players[t].isOut), cn = (e) => g(e, e.auditor)[0] ?? e.auditor, v = (e) => e.options.rules === "full", y = (e, t) => e.players[t].hand.secret.length > 0, { phase: b, call: ln, become: un, done: x, goTo: S, next: C, stay: w, no: T, emit: E, game: dn } = ee(), fn = {
	stopAt: {
		offer: () => ({ windows: i(an, 0, an.length) }),
		take(e, t, n, { windows: r }) {
			return e.players[n].stopsAt.secret = r, w;
		}
	},
	hold: {
		offer: (e, t, n) => e.players[n].isHolding.secret ? T("EC-5.5", "alreadyHolding", {}) : {},
		take(e, t, n) {
			return e.players[n].isHolding.secret = !0, w;
		}
	},
	callTime: {
		offer(e, t, n) {
			if (!e.options.limit.startsWith("minutes")) return T("EC-19.4", "noTimeLimit", {});
			if (e.isTimeUp) return T("EC-19.4", "timeIsUp", {});
			let r = cn(e);
			return r === n ? {} : T("EC-4.2", "notAuditor", { auditor: r });
		},
		take(e, t, n) {
			return e.isTimeUp = !0, E(e, "timeCalled", { seat: n }), w;
		}
	}
}, D = [
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
], pn = ["private", "state"], O = {
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
}, mn = ["clean", "mortgaged"], k = (e, t) => `${e}-${t}`, hn = new Map(D.flatMap((e) => mn.map((t) => [k(e, t), {
	industry: e,
	condition: t
}])));
function A(e) {
	let t = hn.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var gn = new Map([...hn.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), _n = new Map(D.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), vn = (e) => e.map((e) => bn(gn.get(e), e)), yn = (e) => e.map((e) => bn(_n.get(e), e));
function bn(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// ../wt/v0/games/economicus/rules/money.ts
function xn(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var j = (e, t, n) => xn(e, t, -n);
function Sn(e, t, n, r) {
	xn(e, t, n), E(e, "received", {
		seat: t,
		amount: n,
		from: null,
		because: r
	});
}
function Cn(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var M = (e, t, n) => e.players[t].cash >= n, N = (e) => Math.ceil(e / 2), wn = {
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
}, Tn = Object.keys(wn), En = {
	each: 1,
	most: 6
}, Dn = {
	cost: 4,
	above: 2
}, On = (e) => wn[e], P = (e, t) => e.event === t, kn = (e) => e.event === null ? 1 : On(e.event).interest ?? 1, An = (e, t) => e.event === null ? 0 : On(e.event).profit?.[t] ?? 0, jn = (e) => e.event === null ? 5 : On(e.event).successFrom ?? 5, Mn = (e) => P(e, "EV15") ? 0 : 2, Nn = (e) => P(e, "EV27") ? 3 : 4, Pn = (e) => P(e, "EV29") ? Dn : {
	cost: 8,
	above: 3
}, Fn = (e) => P(e, "EV35") ? 2 : 1, In = (e) => P(e, "EV30") ? 3 : 0, Ln = (e) => Math.min(99, Math.max(1, e));
function Rn(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function zn(e, t, n) {
	let r = 3 * n;
	return Rn(e, t, r), E(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var F = (e, t) => e.prices[t] ?? zn(e, t, Pe(e)), I = (e, t) => e.prices[t] ?? 0;
function L(e, t, n, r) {
	let i = F(e, t), a = Ln(n);
	a !== i && (Rn(e, t, a), E(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function Bn(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return P(e, "EV31") ? r : N(r);
}
var Vn = (e) => N(e), Hn = (e, t) => Math.ceil(t * Nn(e) / 2);
// ../wt/v0/games/economicus/rules/stars.ts
function Un(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return nn[e.options.rules][t] + Number(e.options.extraStars);
}
function Wn(e, t) {
	let n = Fn(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function Gn(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of D) {
		let o = n.companies[a];
		o !== 0 && (v(e) ? (r += 1, Wn(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var R = (e, t) => Gn(e, t).total;
function Kn(e, t) {
	let n = R(e, t);
	return g(e, t).every((t) => R(e, t) <= n);
}
function qn(e, t, n, r) {
	e.players[t].bonus += n, E(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// ../wt/v0/games/economicus/rules/winning.ts
var Jn = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function Yn(e) {
	return Jn(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : v(e) ? "endOfTurn" : "atOnce" : "never";
}
var Xn = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null, Zn = (e, t) => !e.players[t].isOut && R(e, t) >= Un(e);
function Qn(e) {
	if (Yn(e) !== "atOnce" || e.outcome !== null) return;
	let t = Un(e);
	for (let n of Gt(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return rr(e, "target", [n], null);
	}
}
function $n(e) {
	if (!Jn(e) || e.outcome !== null) return;
	let t = e.seats.filter((t) => Zn(e, t));
	t.length > 0 && er(e, "target", t);
}
function er(e, t, n) {
	let r = nr(n, (t) => R(e, t)), i = null;
	if (r.length > 1) {
		for (let t of D) r.some((n) => e.players[n].companies[t] > 0) && F(e, t);
		i = e.seats.map((t) => tr(e, t)), r = nr(r, (t) => tr(e, t)), r = nr(r, (t) => e.players[t].companies.reduce((e, t) => e + t, 0));
	}
	rr(e, t, r, i);
}
function tr(e, t) {
	let n = e.players[t], r = n.cash;
	for (let t of D) r += n.companies[t] * (e.prices[t] ?? 0) - n.mortgaged[t] * 5;
	return r;
}
function nr(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
function rr(e, t, n, r) {
	let i = e.seats.map((t) => R(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, E(e, "gameEnded", e.ending);
}
// ../wt/v0/games/economicus/rules/companies.ts
var ir = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, z = (e) => ir(e.companies), ar = (e) => ir(e.mortgaged), or = (e) => ir(e.projects), sr = (e, t) => e.companies[t] - e.mortgaged[t], cr = (e, t, n) => n === "clean" ? sr(e, t) : e.mortgaged[t], lr = (e) => z(e) < 12, ur = (e) => 3 - or(e), dr = (e) => D.filter((t) => e.companies[t] > 0);
function fr(e) {
	let t = [];
	for (let n of D) for (let r of mn) cr(e, n, r) > 0 && t.push(k(n, r));
	return t;
}
var pr = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], mr = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function B(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function hr(e, t, n, r) {
	gr(e.players[t], n, r), Qn(e);
}
function gr(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function _r(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && vr(i, n);
}
function vr(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function yr(e, t, n, r, i) {
	let a = i === "mortgaged" && br(e.players[t], r);
	_r(e, t, r, i), a && (e.players[n].fresh[r] += 1), hr(e, n, r, i);
}
var br = (e, t) => e.mortgaged[t] === e.fresh[t];
// ../wt/v0/games/economicus/rules/loans.ts
function xr(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), xn(e, t, 5), E(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var Sr = (e, t, n) => e.yearEnd !== null && !br(e.players[t], n) ? 5 : 5 + kn(e);
function Cr(e, t, n) {
	let r = Sr(e, t, n);
	j(e, t, r), vr(e.players[t], n), E(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function wr(e, t, n, r) {
	let { industry: i, condition: a } = A(n);
	return a === "clean" ? r : r - Sr(e, t, i);
}
var Tr = (e, t, n) => wr(e, t, n, Bn(e, A(n).industry));
function Er(e, t, n, r, i) {
	let { industry: a, condition: o } = A(n), s = wr(e, t, n, r);
	_r(e, t, a, o), B(e, a, "private", 1), xn(e, t, s), E(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Dr(e, t, n, r, i) {
	let { industry: a, condition: o } = A(n), s = wr(e, t, n, r);
	return _r(e, t, a, o), B(e, a, "state", 1), xn(e, t, Math.max(0, s)), E(e, "companyTaken", {
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
// ../wt/v0/games/economicus/rules/solvency.ts
function Or(e, t, n = null, r = 0) {
	let i = e.players[t], a = P(e, "EV12") ? 0 : 5, o = 0, s = 0;
	for (let c of D) {
		if (i.companies[c] === 0) continue;
		let l = Bn(e, c, r), u = sr(i, c), d = i.mortgaged[c];
		n !== null && A(n).industry === c && (A(n).condition === "clean" ? --u : --d), o += u * a, s += u * Math.max(0, l - a), d > 0 && (s += d * Math.max(0, wr(e, t, `${c}-mortgaged`, l)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: s,
		total: i.cash + o + s
	};
}
var kr = (e, t) => Or(e, t).total, Ar = (e, t, n, r = null) => Or(e, t, r, 18).total >= n, jr = (e, t) => v(e) && t === "state" && !P(e, "EV26");
function Mr(e, t, n) {
	let r = e.players[t];
	return r.isOut ? T("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? T("EC-9.3", "soldThisTurn", {}) : lr(r) ? jr(e, n) && r.quotas.length === 0 ? T("EC-11.11", "noQuota", {}) : null : T("EC-R.32", "noTokens", { limit: 12 });
}
var Nr = (e) => e.last === null ? e.start : e.last + 1, Pr = (e, t) => +!e.admitted.includes(t), Fr = (e, t, n) => e.options.bidCap === "free" ? 999 : Math.min(999, kr(e, n) - Pr(t, n));
function Ir(e, t, n) {
	let r = Nr(t);
	return r > 999 ? !1 : e.options.bidCap === "free" || Ar(e, n, r + Pr(t, n)) ? !0 : y(e, n) && !Lr(t);
}
var Lr = (e) => e.last !== null && e.last > e.start, V = (e, t) => [
	t,
	t,
	...D.map(e)
];
function Rr(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function zr(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (P(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
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
var Br = (e, t) => O[t].profit + An(e, t) - e.crises[t];
function Vr(e, t, n, r) {
	return zr(e, t, n).map((i) => {
		let a = Br(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var Hr = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function Ur(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = zr(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// ../wt/v0/games/economicus/rules/deal-facts.ts
var Wr = (e, t) => e.deals.open.filter(({ from: e, to: n }) => t === e || t === n).map(({ id: t, terms: n }) => ({
	deal: t,
	give: Gr(e, n.secret.give),
	get: Gr(e, n.secret.get),
	debts: Kr(n.secret.give) + Kr(n.secret.get)
})), Gr = (e, { money: t, companies: n }) => vn(n).reduce((t, n) => t + I(e, A(n).industry), t), Kr = ({ companies: e }) => 5 * vn(e).filter((e) => A(e).condition === "mortgaged").length, qr = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, Jr = {
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
}, Yr = Object.keys(qr), Xr = Object.keys(Jr), Zr = [...Yr, ...Xr], Qr = (e) => e in qr, $r = {
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
}, ei = Object.keys($r), ti = "OP46", ni = ei.flatMap((e) => Array.from({ length: $r[e].copies }, (t, n) => `${e}-${n + 1}`)), ri = new Map(ei.flatMap((e) => ni.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function ii(e) {
	let t = ri.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var ai = (e) => $r[ii(e)], H = (e) => ii(e) === ti, oi = {
	each: 1,
	most: 8
}, si = {
	each: 6,
	most: 18
};
// ../wt/v0/games/economicus/rules/decks.ts
function ci(e) {
	if (e.optionDeck.secret.length > 0) return !0;
	if (e.optionDiscards.length === 0) return !1;
	let t = e.optionDiscards;
	return e.optionDiscards = [], Ke(e, e.optionDeck, t), E(e, "deckReshuffled", {
		deck: "options",
		cards: t.length
	}), !0;
}
function li(e, t, n) {
	if (!ci(e)) return E(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	let r = e.players[t], i = e.optionDeck.secret.at(-1);
	if (i !== void 0 && H(i)) return Ve(e.optionDeck), r.quotas.push(i), E(e, "quotaTaken", {
		seat: t,
		because: n
	});
	let a = He(e.optionDeck, r.hand, t);
	a !== null && E(e, "cardDrawn", {
		seat: t,
		card: Re(t, a),
		because: n
	});
}
function ui(e, t) {
	let n = [], r = null;
	for (; r === null && ci(e);) {
		let t = Ve(e.optionDeck);
		if (t === null) break;
		H(t) ? n.push(t) : r = t;
	}
	r === null ? E(e, "nothingToDraw", {
		seat: t,
		because: "return"
	}) : (We(e.players[t].hand, r, p(t)), E(e, "cardDrawn", {
		seat: t,
		card: Re(t, r),
		because: "return"
	})), n.length > 0 && Ke(e, e.optionDeck, [...e.optionDeck.secret, ...n]);
}
var di = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < $r[ti].copies;
function fi(e, t, n) {
	let r = e.optionDiscards.findIndex(H), i = e.optionDeck.secret.find(H);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Ue(e.optionDeck, i), Fe(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return E(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	E(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function pi(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function mi(e, t, n) {
	Ue(e.players[t].hand, n), e.optionDiscards.push(n);
}
var U = (e) => e.seats.find((t) => e.players[t].hand.secret.length > 5) ?? null;
function hi(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ke(e, e.crisisDeck, t), E(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
function gi(e) {
	hi(e);
	let t = Ve(e.crisisDeck);
	if (t === null) throw Error("there are no crisis cards");
	return e.crisisDiscards.push(t), E(e, "crisisOpened", {
		card: t,
		..._i(e)
	}), t;
}
function _i(e) {
	let t = e.crisisDeck.secret.filter(Qr).length;
	return {
		forecasts: t,
		strengths: e.crisisDeck.secret.length - t
	};
}
function vi(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ke(e, e.eventDeck, t), E(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
function yi(e) {
	vi(e);
	let t = Ve(e.eventDeck);
	if (t === null) throw Error("there are no event cards");
	return e.eventDiscards.push(t), e.event = t, E(e, "eventOpened", { card: t }), t;
}
// ../wt/v0/games/economicus/rules/auction.ts
var bi = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: F(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), W = [{}];
function xi(e, t, n) {
	let { gain: r = 0, draws: i = 0 } = ai(n);
	r > 0 && Sn(e, t, r, ii(n));
	for (let r = 0; r < i; r++) li(e, t, ii(n));
}
var G = (e, t) => t.length > 0 ? t : T("EC-16.3", "noTarget", { card: e }), Si = (e, t) => t ? W : T("EC-16.3", "conditionNotMet", { card: e });
function K(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var Ci = (e, t) => In(e) > 0 && Kn(e, t) ? In(e) : 0, wi = (e, t, n) => In(e) > 0 && e.players[t].hand.secret.includes(n) ? Ci(e, t) : 0;
function q(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var Ti = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], Ei = (e, t) => _(e, t).filter((t) => Ti(e, t)).map((t) => ({
	rival: [t],
	asset: Di(e, t, K(e))
})), Di = (e, t, n) => mn.filter((r) => cr(e.players[t], n, r) > 0).map((e) => k(n, e)), Oi = (e, t, n) => e.players[t].companies[n] > 0;
// ../wt/v0/games/economicus/rules/dice.ts
function ki(e, t, n) {
	let r = Pe(e), i = Pe(e);
	return E(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: Ai(r + i)
	};
}
function Ai(e) {
	let t = D[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// ../wt/v0/games/economicus/rules/cards/company-options.ts
var ji = {
	OP15: {
		targets: (e, t, n) => G(n, Ei(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = A(q(t.asset)), r = q(t.rival), i = Dr(e, r, q(t.asset), F(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = fr(e.players[t]).filter((t) => A(t).condition === "mortgaged" || !P(e, "EV12")), i = _(e, t).filter((t) => lr(e.players[t]));
			return G(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = A(q(t.company));
			r === "clean" && xr(e, t.by, n), Mi(e, t, k(n, "mortgaged"));
			let i = F(e, n);
			t.dues.push({
				debtor: q(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => G(n, fr(e.players[t]).map((t) => ({
			company: [t],
			industry: Rr(e, A(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = A(q(t.company)), i = q(t.industry), a = e.players[t.by], o = a.fresh[n];
			_r(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], hr(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, E(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => G(n, Ni(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = A(q(t.company)), r = A(q(t.asset)), i = q(t.rival);
			yr(e, t.by, i, n.industry, n.condition), yr(e, i, t.by, r.industry, r.condition), E(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), E(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => lr(e.players[t]) ? G(n, Ei(e, t)) : T("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [q(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = A(q(t.asset)), i = q(t.rival);
			yr(e, i, t.by, n, r), E(e, "companyTaken", {
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
function Mi(e, t, n) {
	let { industry: r, condition: i } = A(n), a = q(t.rival);
	yr(e, t.by, a, r, i), E(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function Ni(e, t) {
	let n = [];
	for (let r of fr(e.players[t])) {
		let { industry: i } = A(r), a = I(e, i);
		for (let o of _(e, t)) {
			let t = fr(e.players[o]).filter((t) => {
				let n = A(t).industry;
				return n === i || I(e, n) === 0 || I(e, n) > a ? !1 : n !== e.turn.industry || Ti(e, o);
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
// ../wt/v0/games/economicus/rules/crises.ts
var Pi = (e) => D.filter((t) => e.crises[t] > 0);
function Fi(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && Ii(e), e.crises[t] = a, E(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function Ii(e) {
	let t = Pi(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, E(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function Li(e, t, n) {
	for (let r of Pi(e)) Fi(e, r, -t, n);
}
function Ri(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && E(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// ../wt/v0/games/economicus/rules/cards/crisis-options.ts
var zi = (e, t, n) => {
	let r = Pi(e);
	return G(n, r.length > 0 ? [{ industry: r }] : []);
}, Bi = (e, t, n) => _(e, t).filter((t) => Oi(e, t, n)), Vi = {
	OP01: {
		targets: zi,
		carryOut: (e, t) => Fi(e, q(t.industry), -2, "OP01")
	},
	OP02: {
		targets: zi,
		carryOut: (e, t) => Fi(e, q(t.industry), -e.crises[q(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: D.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => Ri(e, q(t.industry), "OP03")
	},
	OP04: {
		targets: () => W,
		carryOut(e, t) {
			hi(e);
			let { secret: n, seen: r } = e.crisisDeck, i = Math.min(3, n.length);
			for (let e = n.length - i; e < n.length; e++) r[e] = (r[e] ?? 0) | p(t.by);
			let a = Re(t.by, n.slice(-i).reverse());
			return E(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: a
			}), un("briefing", {
				reader: t.by,
				count: i
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = D.filter((n) => Bi(e, t, n).length > 0);
			return G(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => Bi(e, t.by, q(t.industry)),
		carryOut: (e, t) => Fi(e, q(t.industry), 2, "OP42")
	}
}, Hi = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? T("EC-16.3", "alreadyPlayed", { card: n }) : W,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = ki(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: Rr(e, K(e)) }],
		carryOut(e, t) {
			let n = K(e);
			e.turn.industry = q(t.industry), E(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? T("EC-16.3", "alreadyPlayed", { card: n }) : W,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, Ui = {
	OP29: { targets: () => W },
	OP40: {
		targets(e, t, n) {
			let r = _(e, t).filter((t) => y(e, t));
			return G(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [q(t.rival)],
		carryOut(e, t) {
			let n = q(t.rival), { hand: r } = e.players[n], i = p(t.by);
			r.seen = r.seen.map((e) => e | i);
			let a = {
				seen: i | p(n),
				secret: [...r.secret]
			};
			return E(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: a
			}), un("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, Wi = {
	OP07: {
		targets: () => W,
		carryOut: (e) => L(e, K(e), F(e, K(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => W,
		carryOut: (e) => L(e, K(e), F(e, K(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? Ki(e, t, n, ["private"]) : T("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => qi(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => Si(n, mr(e, K(e))),
		carryOut: (e, t) => un("auction", bi(e, K(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = _(e, t).filter((t) => Gi(e, t).length > 0), r = (t) => [...new Set(Gi(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : W;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = q(Gi(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = sr(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Dr(e, n, k(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && fi(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => Si(n, di(e)),
		carryOut: (e, t) => fi(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: D,
			kind: pn
		}],
		carryOut(e, t) {
			let n = q(t.industry), r = q(t.kind);
			B(e, n, r, 1), e.extra[n] += 1, E(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = N(I(e, K(e))) + wi(e, t, n);
			return pr(e, K(e), "state") === 0 ? T("EC-16.3", "conditionNotMet", { card: n }) : lr(e.players[t]) ? M(e, t, r) ? W : T("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : T("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = K(e), r = N(F(e, n));
			j(e, t.by, r), B(e, n, "state", -1), hr(e, t.by, n, "clean"), E(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => Ki(e, t, n, pn),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => qi(e, t.by, q(t.kind), "OP45")
	}
}, Gi = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function Ki(e, t, n, r) {
	let i = K(e), a = I(e, i);
	if (e.turn.isAuctionOff) return T("EC-16.3", "conditionNotMet", { card: n });
	let o = kr(e, t) - wi(e, t, n);
	if (o < a) return T("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => Mr(e, t, n)).filter((e) => e !== null), c = r.filter((n) => pr(e, i, n) > 0 && Mr(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : W : s ?? T("EC-16.3", "conditionNotMet", { card: n });
}
function qi(e, t, n, r) {
	let i = K(e);
	return e.turn.isAuctionOff = !0, un("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: F(e, i),
		by: r
	});
}
// ../wt/v0/games/economicus/rules/cards/money-options.ts
var Ji = {
	OP19: { targets: () => W },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = wi(e, t, n), a = 2 + i;
			return r < a ? T("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : G(n, Qi(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [q(t.company), t.asset].filter((e) => e !== null).map((e) => A(e).industry);
			for (let r of n) vr(e.players[t.by], r);
			let r = 2 * n.length;
			j(e, t.by, r), E(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => Yi(n, Xi(e, t)),
		carryOut(e, t) {
			let n = q(t.rival), r = Math.min(oi.most, oi.each * z(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => W,
		harmed: () => []
	},
	OP39: {
		targets: () => W,
		harmed: () => [],
		carryOut(e, t) {
			hi(e), vi(e);
			let n = Ge(e.crisisDeck, t.by), r = Ge(e.eventDeck, t.by);
			return n !== null && E(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: Re(t.by, [n])
			}), r !== null && E(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: Re(t.by, [r])
			}), un("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => Yi(n, _(e, t)),
		harmed: (e, t) => [q(t.rival)],
		carryOut(e, t) {
			let n = q(t.rival), r = Math.min(7, e.players[n].cash);
			Cn(e, n, t.by, r), E(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => Si(n, Oi(e, t, K(e)) && Zi(e, t).length > 0),
		harmed: (e, t) => Zi(e, t.by),
		carryOut(e, t) {
			for (let n of Zi(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, Yi = (e, t) => G(e, t.length > 0 ? [{ rival: t }] : []), Xi = (e, t) => _(e, t).filter((t) => z(e.players[t]) > 0), Zi = (e, t) => _(e, t).filter((t) => Oi(e, t, K(e)));
function Qi(e, t, n) {
	let r = e.players[t], i = dr(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => k(e, "mortgaged")) : [];
		return {
			company: [k(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// ../wt/v0/games/economicus/rules/projects.ts
function $i(e, t, n, r) {
	let i = e.players[t], a = Pe(e), o = a + r, s = o >= jn(e) && lr(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	E(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, hr(e, t, n, "clean"), P(e, "EV34") && e.innovator === null && (e.innovator = t, qn(e, t, 1, "EV34"))));
}
// ../wt/v0/games/economicus/rules/cards/project-options.ts
var ea = {
	OP16: {
		targets(e, t, n) {
			let r = D.filter((n) => e.players[t].projects[n] > 0);
			return G(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => $i(e, t.by, q(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (ur(e.players[t]) === 0) return T("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = wi(e, t, n), i = D.filter((n) => {
				let i = e.prices[n];
				return i === null || M(e, t, Vn(i) + r);
			});
			return G(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = q(t.industry), r = F(e, n), i = Vn(r);
			if (!M(e, t.by, i)) return E(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			j(e, t.by, i), e.players[t.by].projects[n] += 1, E(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), L(e, n, r + 2, "OP18");
		}
	}
}, ta = (e, t) => ({
	targets: (e, n, r) => Si(r, t(e, n)),
	carryOut: (t, n) => qn(t, n.by, 1, e)
}), na = {
	OP31: ta("OP31", (e, t) => D.some((n) => e.players[t].companies[n] >= 2 && Wn(e, n) === t)),
	OP32: ta("OP32", (e, t) => dr(e.players[t]).length >= 5),
	OP33: ta("OP33", (e, t) => Ur(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: ta("OP34", (e, t) => !Kn(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = _(e, t).filter((t) => R(e, t) > 0);
			return G(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [q(t.rival)],
		carryOut: (e, t) => qn(e, q(t.rival), -1, "OP44")
	}
}, ra = {
	...Vi,
	...Hi,
	...Wi,
	...ji,
	...ea,
	...Ji,
	...Ui,
	...na
}, ia = (e) => e in ra;
function aa(e) {
	let t = ii(e);
	return ia(t) ? t : null;
}
// ../wt/v0/games/economicus/rules/cards/playing.ts
var oa = [
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7"
], sa = [
	"industry",
	"company",
	"rival",
	"asset",
	"kind",
	"paid"
];
function ca(e, t, n, r) {
	let i = ai(r), a = T("EC-16.3", "wrongTime", { card: r });
	if (t.phase === "payment") return i.isMoney ? null : a;
	if (t.phase === "auction") return Lr(t) ? T("EC-5.7", "auctionLocked", {}) : ua(i, "any") ? null : a;
	if (t.phase !== "window" && t.phase !== "overflow") return a;
	if (ua(i, "any")) return null;
	let o = t.phase === "window" ? t.window : la(e);
	return o === null ? a : ua(i, "active") ? oa.includes(o) ? null : a : ua(i, "ownEnd") ? o === "FW8" ? e.turn.seat === n ? null : T("EC-16.3", "notOwnTurn", { card: r }) : a : i.timing.some((e) => e === o) ? null : a;
}
function la(e) {
	let t = e.stack.findLast(({ phase: e }) => e === "window" || e === "auction" || e === "payment");
	return t?.phase === "window" ? t.window : null;
}
var ua = (e, t) => e.timing.includes(t);
function da(e, t, n) {
	let { cash: r } = e.players[t], i = Ci(e, t);
	if (r < i) return T("EC-18.2", "foreignAgent", {
		charge: i,
		cash: r
	});
	let a = i + (ai(n).cost ?? 0);
	return r < a ? T("EC-16.3", "cannotPay", {
		cost: a,
		cash: r
	}) : null;
}
function fa(e, t, n, r) {
	let i = aa(r);
	return i === null ? T("EC-16.3", "wrongTime", { card: r }) : ca(e, t, n, r) ?? da(e, n, r) ?? ra[i].targets(e, n, r);
}
var pa = {
	offer(e, t, n) {
		let r = e.players[n].hand.secret;
		if (r.length === 0) return T("EC-16.1", "noCards", {});
		let i = [], a = [];
		for (let o of r) {
			let r = fa(e, t, n, o);
			if (Array.isArray(r)) for (let e of r) i.push({
				card: { one: [o] },
				...ha(e)
			});
			else a.push({
				value: o,
				because: r
			});
		}
		let [o = {
			card: { one: [] },
			...ha({})
		}, ...s] = i;
		return a.length === 0 ? i : [{
			...o,
			card: {
				...o.card,
				not: a
			}
		}, ...s];
	},
	take: (e, t, n, { card: r, industry: i, company: a, rival: o, asset: s, kind: c, paid: l }) => ln("card", {
		card: r,
		industry: i,
		company: a,
		rival: o,
		asset: s,
		kind: c,
		paid: l,
		by: n,
		target: null,
		investigators: [],
		detective: null,
		dues: [],
		losses: []
	})
}, ma = [null], ha = (e) => ({
	industry: n(e.industry ?? ma),
	company: n(e.company ?? ma),
	rival: n(e.rival ?? ma),
	asset: n(e.asset ?? ma),
	kind: n(e.kind ?? ma),
	paid: n(e.paid ?? ma)
});
function ga(e, t, n, r) {
	let i = aa(n);
	if (i === null || e.players[t].isOut) return !1;
	let a = ra[i].targets(e, t, n);
	return Array.isArray(a) ? a.some((e) => sa.every((t) => (e[t] ?? ma).some((e) => e === r[t]))) : !1;
}
function _a(e, t, n) {
	let r = Ci(e, t), { cost: i = 0 } = ai(n);
	return j(e, t, r + i), ai(n).isStar ? (Ue(e.players[t].hand, n), e.players[t].trophies.push(n)) : mi(e, t, n), {
		cost: i,
		charge: r
	};
}
function J(e, t, r = () => null) {
	let i = (t) => e.find((e) => e === ii(t));
	return {
		offer(e, t, a) {
			let o = e.players[a].hand.secret;
			return o.length === 0 ? T("EC-16.1", "noCards", {}) : { card: n(o, (n) => i(n) === void 0 ? T("EC-16.3", "wrongTime", { card: n }) : da(e, a, n) ?? r(e, t, a)) };
		},
		take(e, n, r, { card: a }) {
			let o = i(a);
			if (o === void 0) throw Error(`${a} is no answer here`);
			return E(e, "reacted", {
				seat: r,
				card: a,
				..._a(e, r, a)
			}), xi(e, r, a), t(e, n, r, o);
		}
	};
}
// ../wt/v0/games/economicus/rules/bankruptcy.ts
function va(e, t, n) {
	let r = e.players[t], i = n === null ? 0 : Math.min(n.amount, r.cash);
	n !== null && n.creditor !== null && !e.players[n.creditor].isOut && Cn(e, t, n.creditor, i), j(e, t, r.cash);
	let a = D.filter((e) => r.companies[e] > 0).map((e) => ({
		industry: e,
		count: r.companies[e]
	}));
	for (let { industry: t, count: n } of a) B(e, t, "private", n);
	E(e, "bankrupt", {
		seat: t,
		paid: i,
		companies: a,
		cards: r.hand.secret.length + r.quotas.length + r.trophies.length,
		lost: r.bonus,
		isVoluntary: n === null
	});
	for (let n of D) for (let i = r.projects[n]; i > 0; i--) E(e, "projectBurnt", {
		seat: t,
		industry: n,
		because: "bankruptcy"
	});
	e.optionDiscards.push(...r.hand.secret, ...r.quotas, ...r.trophies), r.hand = Be("options", t, []), r.quotas = [], r.trophies = [], r.bonus = 0;
	for (let e of [
		"companies",
		"mortgaged",
		"fresh",
		"projects"
	]) r[e] = V(() => 0, 0);
	r.isOut = !0, e.yearEnd !== null && (e.yearEnd.unpaid[t] = 0), xa(e, t), ya(e, t);
}
function ya(e, t) {
	if (e.active !== t) return;
	let [n] = g(e, t);
	n !== void 0 && (e.active = n, ba(e) && E(e, "steppedIn", {
		seat: n,
		instead: t
	}));
}
var ba = (e) => e.turn.part.startsWith("T");
function xa(e, t) {
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && E(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t);
}
// ../wt/v0/games/economicus/rules/buying.ts
function Sa(e, t) {
	for (let n of e.stack) if (n.phase === "auction" && n.leader === t || n.phase === "purchase" && n.buyer === t) return n.kind;
	return null;
}
var Ca = (e, t) => Sa(e, t) === null ? 0 : 1;
function wa(e, t) {
	let n = Sa(e, t), r = n !== null && jr(e, n) ? 1 : 0;
	return Math.max(0, e.players[t].quotas.length - r);
}
// ../wt/v0/games/economicus/rules/dealings.ts
var Ta = (e, t) => Et({
	rule: "EC-14.11",
	deals: (e) => e.deals,
	limits: {
		open: t,
		made: t,
		depth: 3
	},
	until: () => e,
	partners: (e, t) => e.options.deals === "off" ? [] : ka(e, t),
	terms: (e, t, n) => ({ parts: {
		give: { parts: {
			...Ea(e, t),
			cards: i(e.players[t].hand.secret, 0, 5)
		} },
		get: { parts: {
			...Ea(e, n),
			cards: r(0, Math.min(5, e.players[n].hand.secret.length))
		} }
	} }),
	unfit: ja,
	carryOut: (e, t, n, r) => La(e, t, n, r, [])
}), Ea = (e, t) => ({
	money: r(0, e.players[t].cash),
	companies: i(Da(e.players[t]), 0, 6),
	projects: i(Oa(e.players[t]), 0, 3),
	quotas: r(0, wa(e, t))
});
function Da(e) {
	let t = [];
	for (let n of D) if (e.companies[n] !== 0) for (let r of mn) for (let i = cr(e, n, r); i > 0; i--) t.push(`${n}-${r}-${i}`);
	return t;
}
function Oa(e) {
	let t = [];
	for (let n of D) for (let r = e.projects[n]; r > 0; r--) t.push(`${n}-${r}`);
	return t;
}
function ka(e, t) {
	let n = _(e, t);
	return Aa(e.players[t]) ? n : n.filter((t) => Aa(e.players[t]));
}
var Aa = (e) => e.quotas.length > 0 || e.hand.secret.length > 0 || z(e) > 0 || or(e) > 0;
function ja(e, t, n, { give: r, get: i }) {
	if (e.options.deals === "off") return T("EC-T.11", "dealsOff", {});
	let a = Ma(r) + r.cards.length, o = Ma(i) + i.cards;
	return a + o === 0 ? T("EC-R.27", "nothingMoves", {}) : e.options.deals === "moneyOnly" && a > 0 == o > 0 ? T("EC-T.11", "moneyAgainstAsset", {}) : !Na(e, t, r) || !r.cards.every((n) => e.players[t].hand.secret.includes(n)) ? T("EC-14.13", "lacksTerms", { seat: t }) : !Na(e, n, i) || e.players[n].hand.secret.length < i.cards ? T("EC-14.13", "lacksTerms", { seat: n }) : Fa(e, t, r, i) ? Fa(e, n, i, r) ? null : T("EC-14.14", "lacksRoom", { seat: n }) : T("EC-14.14", "lacksRoom", { seat: t });
}
var Ma = (e) => e.companies.length + e.projects.length + e.quotas;
function Na(e, t, n) {
	let r = e.players[t];
	if (r.isOut || r.cash < n.money || wa(e, t) < n.quotas) return !1;
	let i = vn(n.companies), a = yn(n.projects);
	return i.every((e) => {
		let { industry: t, condition: n } = A(e);
		return cr(r, t, n) >= Pa(i, e);
	}) && a.every((e) => r.projects[e] >= Pa(a, e));
}
var Pa = (e, t) => e.filter((e) => e === t).length;
function Fa(e, t, n, r) {
	let i = e.players[t], a = z(i) + Ca(e, t) - n.companies.length + r.companies.length, o = or(i) - n.projects.length + r.projects.length;
	return a <= 12 && o <= 3;
}
function Ia(e, t, n, r) {
	let { hand: i } = e.players[t];
	for (let e of r) {
		let t = i.secret.indexOf(e);
		i.seen[t] = (i.seen[t] ?? 0) | p(n);
	}
}
function La(e, t, n, { give: r, get: i }, a) {
	Cn(e, t, n, r.money), Cn(e, n, t, i.money);
	let o = [...Ba(e, t, vn(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...Ba(e, n, vn(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) gr(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	Va(e, t, n, yn(r.projects)), Va(e, n, t, yn(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) Ha(e, t, n, i);
	for (let r of a) Ha(e, n, t, r);
}
function Ra(e, t, n, { give: r, get: i }) {
	E(e, "dealMade", {
		from: t,
		to: n,
		give: za(r, r.cards.length),
		get: za(i, i.cards)
	}), Qn(e);
}
var za = ({ money: e, companies: t, projects: n, quotas: r }, i) => ({
	money: e,
	companies: t,
	projects: n,
	quotas: r,
	cards: i
}), Ba = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = A(n), a = i === "mortgaged" && br(e.players[t], r);
	return _r(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function Va(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function Ha(e, t, n, r) {
	let { hand: i } = e.players[t], a = i.seen[i.secret.indexOf(r)] ?? 0;
	Ue(i, r), We(e.players[n].hand, r, a | p(n));
}
function Ua(e, t) {
	if (e.deals.open.length === 0) return;
	let { proposed: n } = e.deals;
	for (let { from: n, to: r } of Tt(e.deals, t)) E(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.proposed = n;
}
// ../wt/v0/games/economicus/rules/deal-actions.ts
var Wa = {
	1: 1,
	3: 3,
	5: 5,
	8: 8
}, Ga = {
	1: Ta("window", Wa[1]),
	3: Ta("window", Wa[3]),
	5: Ta("window", Wa[5]),
	8: Ta("window", Wa[8])
}, Ka = Ta("payment", 2 ** 53 - 1), Y = (e, t) => t === "payment" ? Ka : Ga[e.options.proposalsPerTurn], qa = (e) => e.options.deals === "off" ? T("EC-T.11", "dealsOff", {}) : null, Ja = (e) => e.phase === "payment" && e.proposals >= 3 ? T("EC-15.2", "tooManyProposals", { limit: 3 }) : null;
function Ya(e) {
	return {
		proposeDeal: {
			offer: (t, n, r) => qa(t) ?? Ja(n) ?? Y(t, e).proposeDeal.offer(t, n, r),
			check: (t, n, r, i) => Y(t, e).proposeDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				return Ia(t, r, i.to, i.terms.give.cards), Y(t, e).proposeDeal.take(t, n, r, i), Za(t, n, r), w;
			}
		},
		acceptDeal: {
			offer: (t, n, r) => qa(t) ?? Y(t, e).acceptDeal.offer(t, n, r),
			take: (t, n, r, i) => Xa(t, n, r, e, i.deal)
		},
		declineDeal: {
			offer: (t, n, r) => qa(t) ?? Y(t, e).declineDeal.offer(t, n, r),
			take(t, n, r, i) {
				return Y(t, e).declineDeal.take(t, n, r, i), w;
			}
		},
		counterDeal: {
			offer: (t, n, r) => qa(t) ?? Ja(n) ?? Y(t, e).counterDeal.offer(t, n, r),
			check: (t, n, r, i) => Y(t, e).counterDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				let a = t.deals.open.find(({ id: e }) => e === i.deal)?.from;
				return a !== void 0 && Ia(t, r, a, i.terms.give.cards), Y(t, e).counterDeal.take(t, n, r, i), Za(t, n, r), w;
			}
		},
		withdrawDeal: {
			offer: (t, n, r) => qa(t) ?? Y(t, e).withdrawDeal.offer(t, n, r),
			take(t, n, r, i) {
				return Y(t, e).withdrawDeal.take(t, n, r, i), w;
			}
		}
	};
}
function Xa(e, t, n, r, i) {
	let a = e.deals.open.find(({ id: e }) => e === i);
	if (a === void 0) throw Error(`deal ${i} is not open`);
	if (a.terms.secret.get.cards > 0) return e.deals.open = e.deals.open.filter(({ id: e }) => e !== i), ln("handOver", {
		from: a.from,
		to: a.to,
		terms: a.terms
	});
	Y(e, r).acceptDeal.take(e, t, n, { deal: i }), Ra(e, a.from, a.to, a.terms.secret);
	let o = U(e);
	return o === null ? w : ln("overflow", { holder: o });
}
function Za(e, t, n) {
	t.phase === "payment" && (t.proposals += 1, e.deals.proposed[n] = (e.deals.proposed[n] ?? 1) - 1);
}
// ../wt/v0/games/economicus/rules/instant.ts
function Qa(e, t) {
	return e.phase !== "offers" || e.pending === null || e.pending.owner !== t ? null : k(e.industry, e.pending.condition);
}
var $a = (e, t, n, r) => {
	if (Qa(t, n) !== r) return !1;
	let { industry: i, condition: a } = A(r), o = e.players[n];
	return (a === "clean" ? sr(o, i) : o.mortgaged[i]) <= 1;
}, eo = {
	offer(e, t, r) {
		if (P(e, "EV12")) return T("EC-18.2", "noCredit", {});
		let i = dr(e.players[r]);
		return i.length === 0 ? T("EC-14.1", "noCompany", { industry: null }) : { industry: n(i, (n) => to(e, t, r, n)) };
	},
	take(e, t, n, { industry: r }) {
		return xr(e, n, r), w;
	}
};
function to(e, t, n, r) {
	return sr(e.players[n], r) === 0 ? T("EC-14.1", "noCleanCompany", { industry: r }) : $a(e, t, n, k(r, "clean")) ? T("EC-R.22", "pendingTarget", { industry: r }) : null;
}
var no = {
	offer(e, t, r) {
		let i = e.players[r], a = dr(i).filter((e) => i.mortgaged[e] > 0);
		return a.length === 0 ? T("EC-14.6", "noLoan", { industry: null }) : { industry: n(a, (n) => {
			if ($a(e, t, r, k(n, "mortgaged"))) return T("EC-R.22", "pendingTarget", { industry: n });
			let a = Sr(e, r, n);
			return M(e, r, a) ? null : T("EC-14.6", "cannotPay", {
				cost: a,
				cash: i.cash
			});
		}) };
	},
	take(e, t, n, { industry: r }) {
		return Cr(e, n, r), w;
	}
}, ro = {
	offer(e, t, r) {
		let i = fr(e.players[r]);
		return i.length === 0 ? T("EC-14.8", "noCompany", { industry: null }) : { company: n(i, (n) => io(e, t, r, n)) };
	},
	take(e, t, n, { company: r }) {
		let { industry: i } = A(r);
		return e.prices[i] === null ? ln("halfSale", {
			owner: n,
			company: r,
			mustGain: t.phase === "payment",
			proceeds: 0
		}) : (Er(e, n, r, Bn(e, i), "half"), w);
	}
};
function io(e, t, n, r) {
	let { industry: i } = A(r);
	return $a(e, t, n, r) ? T("EC-R.22", "pendingTarget", { industry: i }) : e.prices[i] === null ? null : ao(e, n, Tr(e, n, r), t.phase === "payment");
}
function ao(e, t, n, r) {
	let { cash: i } = e.players[t];
	return r && n <= 0 ? T("EC-15.2", "bringsNothing", { proceeds: n }) : i + n < 0 ? T("EC-14.9", "cannotPay", {
		cost: -n,
		cash: i
	}) : null;
}
var X = {
	takeLoan: eo,
	repayLoan: no,
	sellAtHalf: ro
};
// ../wt/v0/games/economicus/rules/raising.ts
function oo(e, t) {
	let n = e.players[t];
	if (!P(e, "EV12")) {
		let [e] = dr(n).filter((e) => sr(n, e) > 0).sort((e, t) => O[e].profit - O[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = fr(n).map((n) => ({
		company: n,
		stars: lo(e, t, n),
		proceeds: co(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || so(e.company) - so(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var so = (e) => A(e).industry;
function co(e, t, n) {
	return e.prices[A(n).industry] === null ? 1 : Tr(e, t, n);
}
function lo(e, t, n) {
	let { industry: r } = A(n);
	if (!v(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(Wn(e, r) === t && !o);
}
// ../wt/v0/games/economicus/rules/phases/payment.ts
var Z = (e) => ({
	...e,
	proposals: 0
}), uo = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? S("collect") : n;
	}
}), fo = (e) => ({
	...e,
	offer: (t, n, r) => n.phase === "payment" && n.debtor !== r ? T("EC-15.2", "notYourDebt", { debtor: n.debtor }) : e.offer(t, n, r)
}), po = () => S("collect"), mo = Ya("payment"), ho = (e, t) => e.deals.open.filter(({ from: e, until: n }) => e === t.debtor && n === "payment").map(({ to: e }) => e);
function go(e, t) {
	if (oo(e, t.debtor) !== null || y(e, t.debtor) || ho(e, t).length > 0) return !0;
	let n = e.players[t.debtor];
	return z(n) + or(n) + n.quotas.length > 0 && e.options.deals !== "off" && t.proposals < 3 && _(e, t.debtor).some((t) => e.players[t].cash > 0);
}
var _o = b("payment", {
	demand(e, t) {
		M(e, t.debtor, t.amount) || e.players[t.debtor].isOut || E(e, "paymentDue", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		});
	},
	collect(e, t) {
		return e.players[t.debtor].isOut ? x({ isPaid: !1 }) : M(e, t.debtor, t.amount) ? (t.creditor === null || e.players[t.creditor].isOut ? j(e, t.debtor, t.amount) : Cn(e, t.debtor, t.creditor, t.amount), yo(t.because) || E(e, "paid", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		}), Ua(e, "payment"), x({ isPaid: !0 })) : go(e, t) ? C : S("ruin");
	},
	raising: {
		rule: "EC-15.2",
		ask: (e, t) => [t.debtor, ...ho(e, t)],
		idle: (e, t, n) => n === t.debtor ? bo(e, t) : xo(e, n),
		after: {
			halfSale: po,
			card: po,
			insider: po,
			handOver: po,
			overflow: po
		},
		actions: {
			takeLoan: uo(fo(X.takeLoan)),
			sellAtHalf: uo(fo(X.sellAtHalf)),
			playCard: uo(fo(pa)),
			proposeDeal: fo(mo.proposeDeal),
			withdrawDeal: uo(mo.withdrawDeal),
			acceptDeal: uo(mo.acceptDeal),
			declineDeal: uo(mo.declineDeal),
			declareBankruptcy: {
				offer: (e, t, n) => t.debtor === n ? {} : T("EC-15.2", "notYourDebt", { debtor: t.debtor }),
				take: () => S("ruin")
			}
		}
	},
	ruin(e, t) {
		return va(e, t.debtor, t), Ua(e, "payment"), x({ isPaid: !1 });
	}
}), vo = [
	"bid",
	"interest",
	"OP09",
	"OP45"
], yo = (e) => vo.includes(e), bo = (e, t) => oo(e, t.debtor) ?? { type: "declareBankruptcy" }, xo = (e, t) => ({
	type: "declineDeal",
	deal: e.deals.open.find(({ to: e }) => e === t)?.id ?? 0
}), So = () => ({
	card: null,
	industry: null,
	queue: [],
	dues: [],
	rescues: []
}), Co = b("crisis", {
	open(e, t) {
		let n = gi(e);
		return Qr(n) ? (Li(e, 2, n), Ri(e, qr[n], n), x()) : e.forecast === null ? (E(e, "crisisVoid", {
			card: n,
			because: "noForecast"
		}), S("open")) : (t.card = n, t.industry = e.forecast, t.queue = g(e, e.auditor).filter((t) => y(e, t)), C);
	},
	bailout: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Eo(t) : C
			},
			react: J(["OP35"], (e, t) => {
				let { card: n } = Do(t);
				return E(e, "crisisVoid", {
					card: n,
					because: "bailedOut"
				}), x();
			})
		}
	},
	strike(e, t) {
		let { card: n, industry: r } = Do(t), { strength: i, fall: a } = Jr[n];
		Fi(e, r, i, n);
		let o = F(e, r);
		L(e, r, a === "half" ? N(o) : o - a, n), t.queue = g(e, e.auditor).filter((t) => y(e, t) && To(e, t, r) > 0);
	},
	insurance: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? Eo(t) : C
			},
			react: J(["OP25"], (e, t, n) => (Sn(e, n, Math.min(si.most, si.each * To(e, n, Do(t).industry)), "OP25"), t.queue.length > 1 ? Eo(t) : C))
		}
	},
	ride(e, t) {
		let { card: n, industry: r } = Do(t), { rider: i } = Jr[n];
		i !== null && wo[i](e, t, r, n);
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Z(n);
		},
		then: () => S("charge")
	},
	rescue: {
		rule: "EC-10.7",
		ask: (e, t) => t.rescues[0] ?? null,
		idle: () => ({ type: "letBurn" }),
		actions: {
			payUpkeep: {
				offer: (e, t, n) => M(e, n, 2) ? {} : T("EC-10.7", "cannotPay", {
					cost: 2,
					cash: e.players[n].cash
				}),
				take(e, t, n) {
					return j(e, n, 2), E(e, "upkeepPaid", {
						seat: n,
						industry: Do(t).industry,
						amount: 2
					}), t.rescues.shift(), w;
				}
			},
			letBurn: {
				offer: () => ({}),
				take(e, t, n) {
					return --e.players[n].projects[Do(t).industry], E(e, "projectBurnt", {
						seat: n,
						industry: Do(t).industry,
						because: "CS7"
					}), t.rescues.shift(), w;
				}
			}
		}
	}
}), wo = {
	extraCompany(e, t, n) {
		B(e, n, "private", 1), e.extra[n] += 1, E(e, "companyAdded", {
			industry: n,
			kind: "private",
			because: "CS3"
		});
	},
	neighbours(e, t, n, r) {
		for (let t of Rr(e, n)) Fi(e, t, 1, r), L(e, t, F(e, t) - 3, r);
	},
	defaults(e, t, n) {
		for (let r of g(e, e.auditor)) {
			let i = 1 * e.players[r].mortgaged[n];
			i > 0 && t.dues.push({
				debtor: r,
				amount: i,
				creditor: null,
				because: "CS6"
			});
		}
	},
	projects(e, t, n) {
		for (let r of g(e, e.auditor)) for (let i = e.players[r].projects[n]; i > 0; i--) t.rescues.push(r);
	}
}, To = (e, t, n) => e.players[t].companies[n];
function Eo(e) {
	return e.queue.shift(), w;
}
function Do(e) {
	if (e.card === null || Qr(e.card) || e.industry === null) throw Error("no strength card was opened");
	return {
		card: e.card,
		industry: e.industry
	};
}
// ../wt/v0/games/economicus/rules/phases/window.ts
var Q = (e, t) => ({
	window: t,
	ready: [],
	acted: e.seats.map(() => 0)
}), Oo = (e, t, n) => {
	let r = an.find((e) => e === t.window);
	return r !== void 0 && !e.players[n].stopsAt.secret.includes(r);
}, ko = (e, t, n) => t.window === "FW1" && e.active === n;
function Ao(e, t) {
	t.ready = t.ready.filter((n) => Oo(e, t, n) && !ko(e, t, n));
}
function jo(e, t) {
	return {
		...e,
		offer: (t, n, r) => n.phase === "window" && n.acted[r] >= 10 ? T("EC-5.4", "windowLimit", { limit: 10 }) : e.offer(t, n, r),
		take(n, r, i, a) {
			if (r.phase !== "window") throw Error("no window is open");
			let o = e.take(n, r, i, a);
			return t === "all" && Ao(n, r), r.acted[i] += 1, r.acted[i] >= 10 && r.ready.push(i), o;
		}
	};
}
var Mo = (e) => ({
	...e,
	take(t, n, r, i) {
		let a = e.take(t, n, r, i), o = t.deals.open.at(-1)?.to;
		return n.phase === "window" && (n.ready = n.ready.filter((e) => e !== o)), a;
	}
}), No = {
	offer(e, t, n) {
		let { hand: r, quotas: a } = e.players[n], o = [...r.secret, ...a];
		return o.length < 2 ? T("EC-16.6", "tooFewCards", {
			has: o.length,
			needs: 2
		}) : { cards: i(o, 2, 2) };
	},
	take(e, t, n, { cards: r }) {
		let i = e.players[n];
		for (let t of r) i.quotas.includes(t) ? (i.quotas = i.quotas.filter((e) => e !== t), e.optionDiscards.push(t)) : mi(e, n, t), E(e, "discarded", {
			seat: n,
			card: t,
			because: "exchange"
		});
		return li(e, n, "exchange"), U(e) === null ? w : ln("overflow", { holder: n });
	}
}, Po = {
	offer: () => ({}),
	take(e, t, n) {
		return va(e, n, null), w;
	}
}, Fo = {
	offer(e, t, r) {
		let { industry: i } = e.turn;
		if (t.window !== "FW4" || i === null) return T("EC-9.1", "notSalePhase", {});
		let a = Di(e, r, i);
		return a.length === 0 ? T("EC-9.1", "noCompany", { industry: i }) : { company: n(a, (t) => ao(e, r, wr(e, r, t, I(e, i)), !1)) };
	},
	take(e, t, n, { company: r }) {
		return Er(e, n, r, I(e, A(r).industry), "full"), e.turn.sellers.includes(n) || e.turn.sellers.push(n), w;
	}
}, Io = Ya("window"), Lo = b("window", {
	open(e, t) {
		for (let n of g(e, e.active)) {
			let { isHolding: r } = e.players[n];
			!r.secret && Oo(e, t, n) && !ko(e, t, n) && t.ready.push(n), r.secret = !1;
		}
	},
	free: {
		rule: "EC-5.2",
		ask: (e, t) => g(e, e.active).filter((e) => !t.ready.includes(e)),
		idle: (e, t, n) => ko(e, t, n) ? { type: "roll" } : { type: "ready" },
		actions: {
			roll: {
				offer: (e, t, n) => ko(e, t, n) ? {} : T("EC-6.1", "notYourRoll", {}),
				take: (e, t, n) => Ro(t, n)
			},
			ready: {
				offer: (e, t, n) => ko(e, t, n) ? T("EC-6.1", "rollInstead", {}) : {},
				take: (e, t, n) => Ro(t, n)
			},
			sell: Fo,
			takeLoan: jo(X.takeLoan, "oneself"),
			repayLoan: jo(X.repayLoan, "oneself"),
			sellAtHalf: jo(X.sellAtHalf, "all"),
			playCard: jo(pa, "all"),
			exchangeCards: jo(No, "oneself"),
			declareBankruptcy: jo(Po, "all"),
			...Io,
			proposeDeal: jo(Mo(Io.proposeDeal), "oneself"),
			counterDeal: jo(Mo(Io.counterDeal), "oneself"),
			acceptDeal: {
				...Io.acceptDeal,
				take(e, t, n, r) {
					return Ao(e, t), Io.acceptDeal.take(e, t, n, r);
				}
			}
		}
	},
	close: (e) => Ua(e, "window")
});
function Ro(e, t) {
	return e.ready.push(t), w;
}
// ../wt/v0/games/economicus/rules/phases/turn.ts
var zo = b("turn", {
	begin(e) {
		e.deals.proposed = e.seats.map(() => 0);
		let { seat: t, number: n, ofYear: r } = e.turn;
		E(e, "turnBegan", {
			seat: t,
			turn: n,
			ofYear: r
		});
	},
	beforeRoll: {
		call: "window",
		with: (e) => Q(e, "FW1")
	},
	rollDice(e) {
		if (sn(e)) return x();
		e.turn.part = "T1";
		let { blue: t, white: n, industry: r } = ki(e, e.active, "turn");
		return e.turn.dice = {
			blue: t,
			white: n
		}, e.turn.industry = r, C;
	},
	afterRoll: {
		call: "window",
		with: (e) => Q(e, "FW2")
	},
	activate(e) {
		e.turn.part = "T2";
		let t = K(e);
		E(e, "industryActive", { industry: t });
		let { dice: n } = e.turn;
		if (n === null) throw Error("the dice were not rolled");
		e.prices[t] === null && zn(e, t, n.blue), v(e) && n.blue === n.white && !e.players[e.active].isOut && li(e, e.active, "double");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = U(e);
			return t === null ? null : { holder: t };
		}
	},
	profits: {
		call: "profit",
		with(e) {
			return e.turn.part = "T3", {
				industry: K(e),
				queue: g(e, e.active),
				because: "turn",
				due: null
			};
		}
	},
	afterProfits: {
		call: "window",
		with: (e) => Q(e, "FW3")
	},
	listProjects(e, t) {
		e.turn.part = "T4";
		for (let n of g(e, e.active)) for (let r = e.players[n].projects[K(e)]; r > 0; r--) t.projects.push(n);
	},
	projects: {
		call: "project",
		with(e, t) {
			let n = t.projects.shift();
			return n === void 0 ? null : {
				owner: n,
				industry: K(e),
				asked: []
			};
		},
		then: () => S("projects")
	},
	sales: {
		call: "window",
		with(e) {
			return e.turn.part = "T5", Q(e, "FW4");
		}
	},
	crisis: {
		call: "crisis",
		with(e) {
			return e.turn.part = "T6", v(e) && e.forecast === e.turn.industry ? So() : null;
		}
	},
	beforeAuction: {
		call: "window",
		with: (e) => v(e) ? Q(e, "FW5") : null
	},
	auction: {
		call: "auction",
		with(e, t) {
			return e.turn.part = "T7", e.turn.isAuctionOff || !mr(e, K(e)) || sn(e) ? null : (t.auctions += 1, bi(e, K(e), e.active, t.auctions === 1 ? "turn" : "EV36"));
		},
		then: (e, t, { sale: n }) => n !== null && P(e, "EV36") && t.auctions < 2 ? S("auction") : C
	},
	afterAuction: {
		call: "window",
		with: (e) => Q(e, "FW6")
	},
	startUps: {
		call: "startUps",
		with(e) {
			e.turn.part = "T8";
			let t = K(e);
			return {
				industry: t,
				queue: g(e, e.active),
				cost: Vn(I(e, t))
			};
		}
	},
	updatePrice(e) {
		if (sn(e)) return x();
		let t = K(e), n = I(e, t);
		return e.turn.created > 0 ? L(e, t, n + 2 * e.turn.created, "projects") : Bo(e) && L(e, t, n - e.seats.length, "noDemand"), C;
	},
	afterPrice: {
		call: "window",
		with: (e) => Q(e, "FW7")
	},
	offers: {
		call: "offers",
		with(e) {
			return e.turn.part = "T9", P(e, "EV28") ? null : {
				industry: K(e),
				queue: g(e, e.active),
				cost: 0,
				pending: null,
				due: null
			};
		}
	},
	endOfTurn: {
		call: "window",
		with: (e) => Q(e, "FW8")
	},
	finish(e) {
		e.turn.part = "T10", v(e) && e.options.holdToYearEnd === "off" && $n(e), e.outcome === null && e.options.limitEnd === "endOfTurn" && Vo(e);
	}
}), Bo = (e) => !e.turn.isBought && e.turn.created === 0 && !P(e, "EV09") && (e.turn.hadLot || e.options.priceFallWithoutLot === "on");
function Vo(e) {
	let t = Xn(e);
	t !== null && e.turn.number >= t ? er(e, "turns", e.seats) : e.isTimeUp && er(e, "time", e.seats);
}
// ../wt/v0/games/economicus/rules/facts.ts
var Ho = {
	opening: 0,
	T0: 0,
	T1: 1,
	T2: 1,
	T3: 2,
	T4: 3,
	T5: 4,
	T6: 5,
	T7: 6,
	T8: 6,
	T9: 7,
	T10: 0,
	Y0: 0,
	Y1: 0,
	Y2: 0,
	Y5: 0
};
function Uo(e, t) {
	let { part: n } = e.turn, r = e.stack.findLast((e) => e.phase === "window"), i = V((t) => Go(e, t), Go(e, D[0]));
	return {
		part: e.outcome === null ? n : "over",
		window: r?.phase === "window" ? r.window : null,
		phase: Ho[n],
		target: Un(e),
		targetWins: Yn(e),
		turnLimit: Xn(e),
		lastYear: Number(e.options.guardYears),
		turns: Array.from({ length: e.seats.length + 1 }, (t, n) => (e.auditor + n) % e.seats.length),
		actingAuditor: cn(e),
		rate: kn(e),
		repayment: 5 + kn(e),
		upkeep: Mn(e),
		successFrom: jn(e),
		investigation: Pn(e),
		now: Wo(e),
		crisisCards: _i(e),
		industries: i,
		seats: Wt(e.seats, (t) => Ko(e, t, i)),
		deals: Wr(e, t)
	};
}
function Wo(e) {
	let { industry: t } = e.turn, n = t === null ? null : e.prices[t];
	return t === null || n === null ? null : {
		industry: t,
		price: n,
		half: N(n),
		projectCost: Vn(n),
		offerCost: Hn(e, n),
		keepCost: n,
		priceIfKept: Math.min(99, 2 * n),
		priceIfNoDemand: Math.max(1, n - e.seats.length),
		priceFalls: Bo(e)
	};
}
function Go(e, t) {
	let n = e.prices[t], r = 0;
	for (let n of e.seats) r += e.players[n].companies[t];
	return {
		neighbours: Rr(e, t),
		profit: Br(e, t),
		income: Wt(e.seats, (n) => Hr(Vr(e, n, t, !1))),
		majority: Wn(e, t),
		half: n === null ? null : N(n),
		projectCost: n === null ? null : Vn(n),
		owned: r
	};
}
function Ko(e, t, n) {
	let r = e.players[t], i = z(r), a = 0;
	for (let e of D) a += O[e].ways * n[e].income[t];
	return {
		stars: Gn(e, t),
		companies: i,
		loans: ar(r),
		projects: or(r),
		tokensLeft: 12 - i,
		projectsLeft: ur(r),
		handSize: r.hand.secret.length,
		isOut: r.isOut,
		isAuditor: e.auditor === t,
		solvency: Or(e, t),
		netAssets: tr(e, t),
		interest: e.yearEnd === null ? ar(r) * kn(e) : e.yearEnd.unpaid[t],
		expected36: a,
		chains: Ur(e, t),
		mayBid: Mr(e, t, "private") === null
	};
}
// ../wt/v0/games/economicus/rules/imagine.ts
var qo = {
	money: 0,
	companies: [],
	projects: [],
	quotas: 0
}, Jo = {
	give: {
		...qo,
		cards: []
	},
	get: {
		...qo,
		cards: 0
	}
};
function Yo(e, t) {
	for (let n of e.seats) n !== t && (e.players[n].stopsAt.secret = [...on[e.options.rules]], e.players[n].isHolding.secret = !1, Xo(e, n));
	for (let n of e.deals.open) n.from !== t && n.to !== t && (n.terms.secret = Jo);
	for (let n of e.stack) n.phase === "handOver" && n.from !== t && n.to !== t && (n.terms.secret = { ...Jo });
}
function Xo(e, t) {
	let { secret: n } = e.players[t].hand, { secret: r } = e.optionDeck;
	for (let [e, t] of n.entries()) {
		if (!H(t)) continue;
		let i = r.findIndex((e) => !H(e)), a = r[i];
		if (a === void 0) return;
		n[e] = a, r[i] = t;
	}
}
// ../wt/v0/games/economicus/rules/invariants.ts
var $ = (e) => e.seats.map((t) => e.players[t]), Zo = (e) => e.reduce((e, t) => e + t, 0), Qo = {
	"money is conserved against the bank": (e) => {
		let t = Zo($(e).map((e) => e.cash));
		return t + e.bank === 0 || `cash ${t}, bank ${e.bank}`;
	},
	"nobody has less than nothing": (e) => $(e).every((e) => e.cash >= 0) || "negative cash",
	"tokens are within their limits": (e) => $(e).every((e) => z(e) <= 12 && or(e) <= 3) || "too many tokens",
	"counts are not negative, and loans lie on companies": (e) => $(e).every((e) => D.every((t) => e.projects[t] >= 0 && e.fresh[t] >= 0 && e.fresh[t] <= e.mortgaged[t] && e.mortgaged[t] <= e.companies[t])) || "a count is out of range",
	"companies of each industry are conserved": (e) => {
		let t = D.filter((t) => {
			let n = Zo($(e).map((e) => e.companies[t])), r = e.freePrivate[t] + e.freeState[t], i = O[t].private + O[t].state;
			return e.freePrivate[t] < 0 || e.freeState[t] < 0 || n + r !== i + e.extra[t];
		});
		return t.length === 0 || `industries ${t.join(", ")}`;
	},
	"prices are unset or in range": (e) => D.every((t) => {
		let n = e.prices[t];
		return n === null || n >= 1 && n <= 99 && Number.isInteger(n);
	}) || "a price is out of range",
	"crises are in range and have tokens": (e) => Pi(e).length <= 6 && D.every((t) => e.crises[t] >= 0 && e.crises[t] <= 6) || "crises are out of range",
	"hands are within their limit": (e) => e.stack.some(({ phase: e }) => e === "overflow") || $(e).every((e) => e.hand.secret.length <= 5) || "a hand is too large",
	"option cards are conserved, and quotas lie open": (e) => {
		let t = [
			...e.optionDeck.secret,
			...e.optionDiscards,
			...$(e).flatMap(({ hand: e, quotas: t, trophies: n }) => [
				...e.secret,
				...t,
				...n
			])
		];
		return t.length === (v(e) ? ni.length : 0) && new Set(t).size === t.length && $(e).every(({ hand: e, quotas: t }) => !e.secret.some(H) && t.every(H)) || `${t.length} cards`;
	},
	"crisis and event cards are conserved": (e) => !v(e) || e.crisisDeck.secret.length + e.crisisDiscards.length === Zr.length && e.eventDeck.secret.length + e.eventDiscards.length === Tn.length || "cards are missing",
	"whoever is out has nothing": (e) => $(e).every((e) => !e.isOut || e.cash === 0 && z(e) + or(e) + e.quotas.length + e.hand.secret.length === 0) || "a bankrupt has something left",
	"stars are never shown below nothing": (e) => e.seats.every((t) => R(e, t) >= 0) || "negative stars"
}, $o = () => S("count"), es = b("loss", { insurance: {
	rule: "EC-5.8",
	ask: (e, t) => !e.players[t.loser].isOut && y(e, t.loser) ? t.loser : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => x()
		},
		react: J(["OP25"], (e, t, n) => (Sn(e, n, F(e, t.industry), "OP25"), x()))
	}
} }), ts = b("overflow", {
	count: (e, t) => U(e) === t.holder ? C : x(),
	surplus: {
		rule: "EC-16.5",
		ask: (e, t) => t.holder,
		idle: (e, t) => ({
			type: "discard",
			card: ns(e.players[t.holder].hand.secret)
		}),
		after: {
			card: $o,
			briefing: $o,
			insider: $o,
			espionage: $o,
			auction: $o,
			purchase: $o
		},
		actions: {
			discard: {
				offer: (e, t, r) => ({ card: n(e.players[r].hand.secret) }),
				take(e, t, n, { card: r }) {
					return mi(e, n, r), E(e, "discarded", {
						seat: n,
						card: r,
						because: "handLimit"
					}), S("count");
				}
			},
			playCard: pa
		}
	}
});
function ns(e) {
	let [t] = e;
	if (t === void 0) throw Error("the hand is empty");
	return t;
}
var rs = b("briefing", { order: {
	rule: "EC-16.3",
	ask: (e, t) => t.reader,
	idle: (e, t) => ({
		type: "orderCrises",
		order: is(e, t.count)
	}),
	actions: { orderCrises: {
		offer: (e, t) => ({ order: i(is(e, t.count), t.count, t.count) }),
		take(e, t, n, { order: r }) {
			let { secret: i, seen: a } = e.crisisDeck;
			return i.splice(-t.count, t.count, ...[...r].reverse()), a.splice(-t.count, t.count, ...r.map(() => p(n))), x();
		}
	} }
} }), is = (e, t) => e.crisisDeck.secret.slice(-t).reverse(), as = b("insider", { sale: {
	rule: "EC-16.3",
	ask: (e, t) => t.left > 0 && fr(e.players[t.seller]).length > 0 ? t.seller : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => x()
		},
		sellInside: {
			offer: (e, t, r) => ({ company: n(fr(e.players[r]), (t) => {
				let n = e.prices[A(t).industry];
				return n === null ? null : ao(e, r, wr(e, r, t, n), !1);
			}) }),
			take(e, t, n, { company: r }) {
				let { industry: i } = A(r), a = e.prices[i];
				return a === null ? F(e, i) : (Er(e, n, r, a, "OP39"), --t.left), w;
			}
		}
	}
} }), os = b("espionage", {
	theft: {
		rule: "EC-16.3",
		ask: (e, t) => t.spy,
		idle: (e, t) => ({
			type: "takeCard",
			card: ns(e.players[t.victim].hand.secret)
		}),
		actions: { takeCard: {
			offer: (e, t) => ({ card: n(e.players[t.victim].hand.secret) }),
			take(e, t, n, { card: r }) {
				return Ha(e, t.victim, n, r), E(e, "cardTaken", {
					seat: n,
					victim: t.victim,
					card: {
						seen: p(n) | p(t.victim),
						secret: r
					}
				}), C;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e, t) => ({ holder: t.spy })
	}
}), ss = () => S("proceed"), cs = b("auction", {
	lots(e, t) {
		let n = us(e, t);
		return n.length === 0 ? x({ sale: null }) : (e.turn.hadLot = !0, v(e) && n.length !== 1 || (t.kind = n[0] ?? null), C);
	},
	announcement: {
		rule: "EC-11.2",
		ask: (e, t) => t.kind === null ? t.opener : null,
		idle: () => ({
			type: "announceLot",
			kind: "private"
		}),
		actions: { announceLot: {
			offer: () => ({ kind: n(pn) }),
			take(e, t, n, { kind: r }) {
				return t.kind = r, C;
			}
		} }
	},
	enrol(e, t) {
		let n = ds(t);
		t.queue = g(e, t.opener).filter((t) => Mr(e, t, n) === null);
		let { opener: r, industry: i, start: a, because: o } = t;
		E(e, "lotAnnounced", {
			seat: r,
			industry: i,
			kind: n,
			start: a,
			bidders: [...t.queue],
			because: o
		});
	},
	proceed(e, t) {
		let n = ds(t);
		t.queue = t.queue.filter((t) => Mr(e, t, n) === null), t.leader !== null && !t.queue.includes(t.leader) && (t.leader = null, t.last = null);
		let [r] = t.queue;
		return r === void 0 || t.queue.length === 1 && r === t.leader ? S("hammer") : Ir(e, t, r) ? C : (t.queue.shift(), E(e, "passed", {
			seat: r,
			during: "auction",
			isForced: !0
		}), S("proceed"));
	},
	bidding: {
		rule: "EC-11.3",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		after: {
			halfSale: ss,
			card: ss,
			briefing: ss,
			insider: ss,
			espionage: ss
		},
		actions: {
			bid: {
				offer(e, t, n) {
					let i = Pr(t, n), { cash: a } = e.players[n];
					if (a < i) return T("EC-11.5", "feeFirst", {
						fee: i,
						cash: a
					});
					let o = Nr(t), s = e.options.bidCap === "free" ? void 0 : T("EC-R.18", "beyondSolvency", { solvency: kr(e, n) - i });
					return { amount: r(o, Fr(e, t, n), {
						below: T("EC-11.4", "bidTooLow", { least: o }),
						above: s ?? T("EC-11.8", "beyondSolvency", { solvency: 999 })
					}) };
				},
				take(e, t, n, { amount: r }) {
					let i = Pr(t, n);
					return i > 0 && (j(e, n, i), t.admitted.push(n), E(e, "feePaid", {
						seat: n,
						amount: i
					})), t.last = r, t.leader = n, t.queue = [...t.queue.slice(1), n], E(e, "bidMade", {
						seat: n,
						amount: r
					}), S("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), E(e, "passed", {
						seat: n,
						during: "auction",
						isForced: !1
					}), S("proceed");
				}
			},
			...X,
			playCard: pa
		}
	},
	hammer(e, t) {
		return t.leader === null ? (E(e, "lotUnsold", {
			industry: t.industry,
			because: "noBid"
		}), x({ sale: null })) : C;
	},
	settlement: {
		rule: "EC-11.13",
		ask: (e, t) => t.leader !== null && y(e, t.leader) ? t.leader : null,
		idle: () => ({ type: "pay" }),
		actions: {
			pay: {
				offer: () => ({}),
				take: () => C
			},
			react: J(["OP11"], (e, t) => (t.discount = 6, ls()))
		}
	},
	payBid: {
		call: "payment",
		with: (e, t) => t.leader === null ? null : Z({
			debtor: t.leader,
			amount: fs(t),
			creditor: null,
			because: "bid"
		}),
		then(e, t, { isPaid: n }) {
			return n ? C : (E(e, "lotUnsold", {
				industry: t.industry,
				because: "unpaid"
			}), x({ sale: null }));
		}
	},
	transfer(e, t) {
		let { leader: n, last: r, industry: i } = t;
		if (n === null || r === null) throw Error("nobody has won");
		let a = ds(t), o = jr(e, a) ? pi(e, n) : null, s = fs(t);
		return B(e, i, a, -1), a === "state" && e.turn.privatised.push({
			seat: n,
			industry: i,
			paid: s,
			quota: o
		}), e.turn.isBought = !0, (e.record === null || r > e.record.price) && (e.record = {
			seat: n,
			price: r,
			turn: e.turn.number
		}), E(e, "lotSold", {
			seat: n,
			industry: i,
			kind: a,
			bid: r,
			paid: s,
			usedQuota: o !== null
		}), L(e, i, r, "sale"), hr(e, n, i, "clean"), x({ sale: {
			seat: n,
			price: r
		} });
	}
}), ls = () => S("payBid"), us = (e, t) => pn.filter((n) => pr(e, t.industry, n) > 0);
function ds(e) {
	if (e.kind === null) throw Error("no lot was announced");
	return e.kind;
}
var fs = (e) => Math.max(1, (e.last ?? 0) - e.discount), ps = () => S("verdict"), ms = () => S("proceed"), hs = b("card", {
	announce(e, t) {
		let n = _a(e, t.by, t.card), { industry: r, company: i, rival: a, asset: o, kind: s, paid: c } = t;
		E(e, "cardPlayed", {
			seat: t.by,
			card: t.card,
			...n,
			industry: r,
			company: i,
			rival: a,
			asset: o,
			kind: s,
			paid: c
		}), gs(t).isTakeover && (t.target = t.rival);
	},
	attempt(e, t) {
		let { difficulty: n } = ai(t.card);
		if (n === void 0) return C;
		let r = Pe(e), i = r > n;
		return E(e, "crimeRolled", {
			seat: t.by,
			card: t.card,
			die: r,
			difficulty: n,
			isSuccess: i
		}), i ? (t.investigators = _s(e, t), C) : x();
	},
	shield: {
		rule: "EC-5.8",
		ask: (e, t) => t.target !== null && y(e, t.target) ? t.target : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => C
			},
			react: J(["OP28"], (e, t, n) => {
				let r = aa(t.card), i = t.asset === null ? null : A(t.asset).industry;
				return i !== null && i === e.turn.industry && (e.turn.sheltered[n] += 1), r !== null && i !== null && E(e, "shielded", {
					seat: n,
					industry: i,
					against: r
				}), x();
			})
		}
	},
	proceed(e, t) {
		t.investigators = t.investigators.filter((t) => !e.players[t].isOut);
		let [n] = t.investigators;
		return n === void 0 ? S("takeEffect") : M(e, n, Pn(e).cost) || y(e, n) ? C : (t.investigators.shift(), S("proceed"));
	},
	investigation: {
		rule: "EC-17.3",
		ask: (e, t) => t.investigators[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			investigate: {
				offer(e, t, n) {
					let { cost: r } = Pn(e);
					return M(e, n, r) ? {} : T("EC-17.4", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: (e, t, n) => vs(e, t, n, Pn(e).cost)
			},
			react: J(["OP30"], (e, t, n) => vs(e, t, n, 0)),
			pass: {
				offer: () => ({}),
				take(e, t) {
					return t.investigators.shift(), S("proceed");
				}
			}
		}
	},
	verdict: {
		rule: "EC-17.6",
		ask: (e, t) => y(e, t.by) ? t.by : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => C
			},
			react: J(["OP30"], (e, t, n) => (t.detective !== null && E(e, "acquitted", {
				seat: n,
				investigator: t.detective
			}), t.detective = null, ms()))
		}
	},
	convict(e, t) {
		if (t.detective === null) throw Error("nobody has found out");
		return E(e, "convicted", {
			seat: t.by,
			investigator: t.detective
		}), qn(e, t.by, -1, "crime"), qn(e, t.detective, 1, "investigation"), x();
	},
	takeEffect(e, t) {
		if (!ga(e, t.by, t.card, t)) return E(e, "fizzled", {
			seat: t.by,
			card: t.card
		}), x();
		let n = gs(t).carryOut?.(e, t);
		return xi(e, t.by, t.card), n ?? C;
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Z(n);
		},
		then: () => S("charge")
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.losses.shift() ?? null,
		then: () => S("insurance")
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = U(e);
			return t === null ? null : { holder: t };
		}
	}
});
function gs(e) {
	let t = aa(e.card);
	if (t === null) throw Error(`${ii(e.card)} is not played by itself`);
	return ra[t];
}
function _s(e, t) {
	let n = cn(e), r = gs(t).harmed?.(e, t) ?? [];
	return g(e, n).filter((e) => e !== t.by && (e === n || r.includes(e)));
}
function vs(e, t, n, r) {
	let { above: i } = Pn(e);
	j(e, n, r);
	let a = Pe(e), o = a > i;
	return E(e, "investigated", {
		seat: n,
		criminal: t.by,
		cost: r,
		die: a,
		above: i,
		isSuccess: o
	}), t.investigators.shift(), o ? (t.detective = n, ps()) : ms();
}
// ../wt/v0/games/economicus/rules/events.ts
var ys = {
	EV01(e, t, n) {
		for (let r of n) {
			let n = Math.min(En.most, En.each * z(e.players[r]));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV01"
			});
		}
	},
	EV02(e, t, n) {
		let r = Math.min(...n.map((t) => R(e, t)));
		for (let t of n.filter((t) => R(e, t) === r)) Sn(e, t, 6, "EV02");
	},
	EV03(e, t, n) {
		for (let r of n) {
			let n = N(Math.max(0, e.players[r].cash - 20));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV03"
			});
		}
	},
	EV04(e, t) {
		t.industry = ki(e, e.auditor, "EV04").industry;
	},
	EV05(e, t, n) {
		t.choosers = [...n];
	},
	EV06: (e) => Cs(e, 3, "EV06"),
	EV07: (e) => Cs(e, -3, "EV07"),
	EV08(e) {
		let t = Ss(e), n = t.map(({ price: e }) => e), r = Math.max(...n), i = Math.min(...n);
		if (t.length !== 0 && r !== i) for (let { industry: n, price: a } of t) a === r && L(e, n, N(a), "EV08"), a === i && L(e, n, 2 * a, "EV08");
	},
	EV21: (e) => Li(e, 2, "EV21"),
	EV22(e) {
		for (let t of Pi(e)) Fi(e, t, 1, "EV22");
	},
	EV23: (e) => Ri(e, ki(e, e.auditor, "EV23").industry, "EV23"),
	EV24(e, t, n) {
		for (let t of n) fi(e, t, "EV24");
	},
	EV25(e, t, n) {
		let { industry: r } = ki(e, e.auditor, "EV25"), i = Math.max(1, ...n.map((t) => e.players[t].companies[r]));
		t.industry = r, t.losers = n.filter((t) => e.players[t].companies[r] === i);
	}
}, bs = (e) => e in ys;
function xs(e, t, n) {
	bs(n) && ys[n](e, t, g(e, e.auditor));
}
function Ss(e) {
	let t = [];
	for (let n of D) {
		let r = e.prices[n];
		r !== null && t.push({
			industry: n,
			price: r
		});
	}
	return t;
}
function Cs(e, t, n) {
	for (let { industry: r, price: i } of Ss(e)) L(e, r, i + t, n);
}
// ../wt/v0/games/economicus/rules/phases/event.ts
var ws = () => ({
	dues: [],
	choosers: [],
	losers: [],
	taken: null,
	industry: null
}), Ts = b("event", {
	open(e, t) {
		xs(e, t, yi(e));
	},
	dividends: {
		call: "profit",
		with: (e, t) => e.event === "EV04" && t.industry !== null ? {
			industry: t.industry,
			queue: g(e, e.auditor),
			because: "EV04",
			due: null
		} : null
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Z(n);
		},
		then: () => S("charge")
	},
	choice: {
		rule: "EC-18.2",
		ask: (e, t) => t.choosers[0] ?? null,
		idle: () => ({ type: "takeMoney" }),
		actions: {
			takeMoney: {
				offer: () => ({}),
				take(e, t, n) {
					return Sn(e, n, 4, "EV05"), t.choosers.shift(), S("surplus");
				}
			},
			drawCard: {
				offer: () => ({}),
				take(e, t, n) {
					return li(e, n, "EV05"), t.choosers.shift(), S("surplus");
				}
			}
		}
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = U(e);
			return t === null ? null : { holder: t };
		}
	},
	nextLoser(e, t) {
		if (t.choosers.length > 0) return S("choice");
		let n = t.losers.shift();
		if (n === void 0 || t.industry === null) return x();
		let [r, i] = Es(e, n, t.industry);
		return r === void 0 ? S("nextLoser") : (t.taken = n, i === void 0 ? (Ds(e, t, n, r), S("settleLoan")) : C);
	},
	surrender: {
		rule: "EC-R.61",
		ask: (e, t) => t.taken,
		idle: () => ({
			type: "giveUp",
			condition: "mortgaged"
		}),
		actions: { giveUp: {
			offer: (e, t, r) => ({ condition: n(t.industry === null ? [] : Es(e, r, t.industry)) }),
			take(e, t, n, { condition: r }) {
				return Ds(e, t, n, r), C;
			}
		} }
	},
	settleLoan: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Z(n);
		}
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.taken === null || t.industry === null ? null : {
			loser: t.taken,
			industry: t.industry
		}
	},
	goOn(e, t) {
		return t.taken = null, S("nextLoser");
	}
}), Es = (e, t, n) => mn.filter((r) => cr(e.players[t], n, r) > 0);
function Ds(e, t, n, r) {
	if (t.industry === null) throw Error("no industry was rolled");
	let i = Dr(e, n, k(t.industry, r), F(e, t.industry), "EV25");
	i !== null && t.dues.push(i);
}
// ../wt/v0/games/economicus/rules/phases/interest.ts
var Os = () => S("proceed"), ks = b("interest", {
	fix(e) {
		let t = Wt(e.seats, (t) => ar(e.players[t]) * kn(e));
		for (let t of e.seats) e.players[t].fresh = V(() => 0, 0);
		e.yearEnd = {
			due: t,
			unpaid: Wt(e.seats, (e) => t[e])
		}, t.some((e) => e > 0) && E(e, "interestDue", {
			due: t,
			rate: kn(e)
		});
	},
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? x() : !e.players[n].isOut && (e.yearEnd?.unpaid[n] ?? 0) > 0 ? C : (t.queue.shift(), S("proceed"));
	},
	paying: {
		rule: "EC-14.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "payInterest" }),
		actions: {
			payInterest: {
				offer: () => ({}),
				take: () => C
			},
			react: J(["OP21"], (e, t, n) => {
				let r = e.yearEnd?.unpaid[n] ?? 0;
				return e.yearEnd !== null && (e.yearEnd.unpaid[n] = 0), E(e, "interestWaived", {
					seat: n,
					amount: r
				}), t.queue.shift(), Os();
			}),
			...X
		}
	},
	collect: {
		call: "payment",
		with(e, t) {
			let [n] = t.queue, r = n === void 0 ? 0 : e.yearEnd?.unpaid[n] ?? 0;
			return n === void 0 ? null : Z({
				debtor: n,
				amount: r,
				creditor: null,
				because: "interest"
			});
		},
		then(e, t, { isPaid: n }) {
			let r = t.queue.shift();
			return r !== void 0 && e.yearEnd !== null && (n && E(e, "interestPaid", {
				seat: r,
				amount: e.yearEnd.unpaid[r]
			}), e.yearEnd.unpaid[r] = 0), S("proceed");
		}
	}
}), As = () => S("goOn"), js = b("offers", {
	proceed(e, t) {
		t.cost = Hn(e, I(e, t.industry)), t.queue = t.queue.filter((t) => !e.players[t].isOut);
		let n = t.queue.findIndex((n) => Ps(e, t, n));
		return n < 0 ? x() : (t.queue = [...t.queue.slice(n), ...t.queue.slice(0, n)], C);
	},
	offering: {
		rule: "EC-12.1",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			offerTakeover: {
				offer(e, t, r) {
					let { cost: i } = t;
					return M(e, r, i) ? Gt(e.seats, r).map((i) => {
						let a = n([i], (n) => Ns(e, t, r, n)), o = mn.filter((n) => cr(e.players[i], t.industry, n) > 0);
						return {
							owner: a,
							condition: n(a.one.length > 0 ? o : mn)
						};
					}) : T("EC-12.5", "cannotPay", {
						cost: i,
						cash: e.players[r].cash
					});
				},
				take(e, t, n, { owner: r, condition: i }) {
					t.pending = {
						by: n,
						owner: r,
						condition: i
					}, t.queue = [...t.queue.slice(1), n];
					let { industry: a, cost: o } = t;
					return E(e, "takeoverOffered", {
						...t.pending,
						industry: a,
						price: o,
						keeping: I(e, a)
					}), S("consider");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), E(e, "passed", {
						seat: n,
						during: "offers",
						isForced: !1
					}), S("proceed");
				}
			},
			...X
		}
	},
	consider(e, t) {
		let n = Ms(t), r = k(t.industry, n.condition);
		return Ar(e, n.owner, I(e, t.industry), r) || y(e, n.owner) ? C : (Fs(e, t, n), S("shortfall"));
	},
	answer: {
		rule: "EC-12.2",
		ask: (e, t) => t.pending?.owner ?? null,
		idle: () => ({ type: "acceptTakeover" }),
		actions: {
			acceptTakeover: {
				offer: () => ({}),
				take(e, t) {
					return Fs(e, t, Ms(t)), S("shortfall");
				}
			},
			keepCompany: {
				offer(e, t, n) {
					let r = I(e, t.industry);
					return M(e, n, r) ? {} : T("EC-12.7", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n) {
					let r = I(e, t.industry);
					return j(e, n, r), E(e, "takeoverRefused", {
						...Ms(t),
						industry: t.industry,
						paid: r
					}), L(e, t.industry, 2 * r, "kept"), As();
				}
			},
			react: J(["OP28"], (e, t, n) => (e.turn.sheltered[n] += 1, E(e, "shielded", {
				seat: n,
				industry: t.industry,
				against: "offer"
			}), As())),
			...X
		}
	},
	shortfall: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Z(t.due)
	},
	goOn(e, t) {
		return t.pending = null, t.due = null, S("proceed");
	}
});
function Ms(e) {
	if (e.pending === null) throw Error("no offer was made");
	return e.pending;
}
function Ns(e, t, n, r) {
	return r === n ? T("EC-12.1", "itself", {}) : e.players[r].isOut ? T("EC-R.22", "isOut", { seat: r }) : e.players[r].companies[t.industry] === 0 ? T("EC-12.1", "noCompany", { industry: t.industry }) : Ti(e, r) ? null : T("EC-12.6", "isProtected", { seat: r });
}
var Ps = (e, t, n) => lr(e.players[n]) && Ar(e, n, t.cost) && _(e, n).some((t) => Ti(e, t));
function Fs(e, t, { by: n, owner: r, condition: i }) {
	let { industry: a, cost: o } = t;
	Cn(e, n, r, o);
	let s = i === "mortgaged" && e.options.loanOnForcedSale === "settled", c = s ? Sr(e, r, a) : 0;
	if (e.turn.sheltered[n] += 1, E(e, "takeoverAccepted", {
		by: n,
		owner: r,
		condition: i,
		industry: a,
		price: o,
		settled: c
	}), !s) return yr(e, r, n, a, i);
	t.due = {
		debtor: r,
		amount: c,
		creditor: null,
		because: "loan"
	}, _r(e, r, a, i), hr(e, n, a, "clean");
}
// ../wt/v0/games/economicus/rules/phases/opening.ts
var Is = b("opening", {
	rollForFirst(e) {
		let t = [...e.seats];
		for (; t.length > 1;) {
			let n = t.map((t) => ({
				seat: t,
				blue: Pe(e),
				white: Pe(e)
			})), r = Math.max(...n.map(({ blue: e, white: t }) => e + t));
			t = n.filter(({ blue: e, white: t }) => e + t === r).map(({ seat: e }) => e), E(e, "firstPlayerRolled", {
				rolls: n,
				first: t.length === 1 ? t[0] ?? null : null
			});
		}
		e.auditor = t[0] ?? 0, e.active = e.auditor;
	},
	deal(e) {
		if (!v(e)) return un("year", {
			next: 0,
			queue: []
		});
		let t = e.optionDeck.secret.filter(H), n = e.optionDeck.secret.filter((e) => !H(e));
		for (let r of g(e, e.auditor)) {
			let i = e.players[r];
			i.quotas = t.splice(0, 1), E(e, "quotaTaken", {
				seat: r,
				because: "start"
			});
			for (let t of n.splice(0, 2)) We(i.hand, t, p(r)), E(e, "cardDrawn", {
				seat: r,
				card: Re(r, t),
				because: "start"
			});
		}
		return Ke(e, e.optionDeck, [...t, ...n]), C;
	},
	firstCompanies: {
		call: "placement",
		with: (e) => ({
			queue: Gt(e.seats, e.auditor),
			isReturn: !1
		})
	},
	secondCompanies: {
		call: "placement",
		with(e) {
			let t = Gt(e.seats, e.auditor);
			return {
				queue: e.options.placementOrder === "snake" ? t.reverse() : t,
				isReturn: !1
			};
		}
	},
	begin: () => un("year", {
		next: 0,
		queue: []
	})
}), Ls = b("placement", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? x() : pn.some((r) => D.some((i) => Rs(e, t, n, i, r) === null)) ? C : (t.queue.shift(), S("proceed"));
	},
	choice: {
		rule: "EC-2.9",
		ask: (e, t) => t.queue[0] ?? null,
		idle: (e, t, n) => Bs(e, t, n),
		actions: { place: {
			offer: (e, t, r) => pn.map((i) => ({
				industry: n(D, (n) => Rs(e, t, r, n, i)),
				kind: n([i])
			})),
			take(e, t, n, { industry: r, kind: i }) {
				return i === "state" && pi(e, n), B(e, r, i, -1), E(e, "placed", {
					seat: n,
					industry: r,
					kind: i
				}), hr(e, n, r, "clean"), t.queue.shift(), S("proceed");
			}
		} }
	}
});
function Rs(e, t, n, r, i) {
	return pr(e, r, i) === 0 ? T("EC-2.9", "noFreeCompany", {
		industry: r,
		kind: i
	}) : !O[r].isWhite && !(t.isReturn && zs(e, n)) ? T("EC-2.9", "notWhite", { industry: r }) : i === "state" && e.players[n].quotas.length === 0 ? T("EC-2.9", "noQuota", {}) : null;
}
var zs = (e, t) => D.every((n) => {
	let r = e.freePrivate[n] + (e.players[t].quotas.length > 0 ? e.freeState[n] : 0);
	return !O[n].isWhite || r === 0;
});
function Bs(e, t, n) {
	for (let r of pn) {
		let i = D.filter((i) => Rs(e, t, n, i, r) === null), [a] = i.filter((t) => e.seats.every((n) => e.players[n].companies[t] === 0)).sort((e, t) => Vs(t) - Vs(e) || e - t), o = a ?? i[0];
		if (o !== void 0) return {
			type: "place",
			industry: o,
			kind: r
		};
	}
	throw Error("there is nothing to take");
}
var Vs = (e) => O[e].ways * O[e].profit, Hs = b("profit", {
	collect(e, t) {
		let n = t.queue.shift();
		if (n === void 0) return x();
		if (e.players[n].isOut || e.players[n].companies[t.industry] === 0) return S("collect");
		let r = Vr(e, n, t.industry, t.because === "turn" && e.turn.exporters.includes(n)), i = Hr(r);
		return E(e, "profited", {
			seat: n,
			industry: t.industry,
			amount: i,
			links: r
		}), i >= 0 ? (xn(e, n, i), S("collect")) : (t.due = {
			debtor: n,
			amount: -i,
			creditor: null,
			because: "loss"
		}, C);
	},
	lose: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Z(t.due),
		then: () => S("collect")
	}
}), Us = () => S("afford"), Ws = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? S("afford") : n;
	}
}), Gs = b("project", {
	afford(e, t) {
		let n = e.players[t.owner];
		if (n.isOut || n.projects[t.industry] === 0) return x();
		let r = Mn(e), i = r === 0;
		return M(e, t.owner, r) ? i || e.options.projectUpkeep === "mandatory" ? S("develop") : C : oo(e, t.owner) !== null || Js(e, t).length > 0 ? C : (Ks(e, t), x());
	},
	upkeep: {
		rule: "EC-8.5",
		ask: (e, t) => t.owner,
		idle: (e, t) => M(e, t.owner, Mn(e)) ? { type: "payUpkeep" } : { type: "letBurn" },
		after: {
			halfSale: Us,
			projectSale(e, t, { isSold: n }) {
				let r = t.asked.at(-1);
				return !n || r === void 0 ? S("afford") : (t.owner = r, S("develop"));
			}
		},
		actions: {
			payUpkeep: {
				offer(e, t, n) {
					let r = Mn(e);
					return M(e, t.owner, r) ? {} : T("EC-8.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: () => S("develop")
			},
			letBurn: {
				offer: () => ({}),
				take(e, t) {
					return Ks(e, t), x();
				}
			},
			offerProject: {
				offer(e, t, i) {
					return e.options.deals === "off" ? T("EC-T.11", "dealsOff", {}) : _(e, i).map((i) => ({
						to: n([i], (n) => qs(e, t, n)),
						price: r(0, Math.max(0, e.players[i].cash - Mn(e)))
					}));
				},
				take(e, t, n, { to: r, price: i }) {
					return t.asked.push(r), ln("projectSale", {
						from: n,
						to: r,
						industry: t.industry,
						price: i
					});
				}
			},
			...X,
			takeLoan: Ws(X.takeLoan),
			sellAtHalf: Ws(X.sellAtHalf)
		}
	},
	develop(e, t) {
		let n = Mn(e);
		return j(e, t.owner, n), n > 0 && E(e, "upkeepPaid", {
			seat: t.owner,
			industry: t.industry,
			amount: n
		}), $i(e, t.owner, t.industry, 0), x();
	}
});
function Ks(e, t) {
	--e.players[t.owner].projects[t.industry], E(e, "projectBurnt", {
		seat: t.owner,
		industry: t.industry,
		because: "choice"
	});
}
function qs(e, t, n) {
	let { cash: r } = e.players[n];
	return t.asked.includes(n) ? T("EC-R.12", "alreadyAsked", { seat: n }) : r < Mn(e) ? T("EC-R.12", "buyerCannotPay", {
		seat: n,
		needs: Mn(e),
		cash: r
	}) : ur(e.players[n]) === 0 ? T("EC-8.6", "noProjectTokens", { limit: 3 }) : null;
}
var Js = (e, t) => e.options.deals === "off" ? [] : _(e, t.owner).filter((n) => qs(e, t, n) === null), Ys = b("projectSale", {
	propose(e, t) {
		E(e, "projectOffered", {
			from: t.from,
			to: t.to,
			industry: t.industry,
			price: t.price
		});
	},
	answer: {
		rule: "EC-R.12",
		ask: (e, t) => t.to,
		idle: () => ({ type: "pass" }),
		actions: {
			buyProject: {
				offer: () => ({}),
				take(e, t) {
					return Cn(e, t.to, t.from, t.price), --e.players[t.from].projects[t.industry], e.players[t.to].projects[t.industry] += 1, E(e, "projectSold", {
						from: t.from,
						to: t.to,
						industry: t.industry,
						price: t.price
					}), x({ isSold: !0 });
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t) {
					return E(e, "projectDeclined", {
						from: t.from,
						to: t.to,
						industry: t.industry
					}), x({ isSold: !1 });
				}
			}
		}
	}
}), Xs = b("purchase", {
	payPrice: {
		call: "payment",
		with: (e, t) => Z({
			debtor: t.buyer,
			amount: t.price,
			creditor: null,
			because: t.by
		}),
		then: (e, t, { isPaid: n }) => n ? C : x()
	},
	transfer(e, t) {
		return jr(e, t.kind) && pi(e, t.buyer), B(e, t.industry, t.kind, -1), e.turn.isBought = !0, E(e, "boughtDirectly", {
			seat: t.buyer,
			industry: t.industry,
			kind: t.kind,
			price: t.price,
			by: t.by
		}), hr(e, t.buyer, t.industry, "clean"), x();
	}
}), Zs = b("halfSale", {
	appraise(e, t) {
		F(e, A(t.company).industry), t.proceeds = Tr(e, t.owner, t.company);
	},
	confirmation: {
		rule: "EC-14.8",
		ask: (e, t) => t.owner,
		idle: (e, t) => Qs(e, t) === null && t.mustGain ? { type: "confirmSale" } : { type: "cancelSale" },
		actions: {
			confirmSale: {
				offer: (e, t) => Qs(e, t) ?? {},
				take(e, t) {
					return Er(e, t.owner, t.company, Bn(e, A(t.company).industry), "half"), x();
				}
			},
			cancelSale: {
				offer: () => ({}),
				take: () => x()
			}
		}
	}
}), Qs = (e, t) => ao(e, t.owner, t.proceeds, t.mustGain), $s = b("handOver", {
	choice: {
		rule: "EC-R.27",
		ask: (e, t) => t.to,
		idle: (e, t) => ({
			type: "giveCards",
			cards: e.players[t.to].hand.secret.slice(0, t.terms.secret.get.cards)
		}),
		actions: { giveCards: {
			offer(e, t, n) {
				let { cards: r } = t.terms.secret.get;
				return { cards: i(e.players[n].hand.secret, r, r) };
			},
			take(e, t, n, { cards: r }) {
				let { from: i, to: a, terms: o } = t;
				return La(e, i, a, o.secret, r), E(e, "dealAccepted", {
					from: i,
					to: a,
					terms: o
				}), Ra(e, i, a, o.secret), C;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e) => {
			let t = U(e);
			return t === null ? null : { holder: t };
		}
	}
}), ec = () => S("proceed"), tc = b("startUps", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? x() : nc(e, t, n) ? C : (t.queue.shift(), S("proceed"));
	},
	creation: {
		rule: "EC-11.15",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			createProjects: {
				offer(e, t, n) {
					let i = ur(e.players[n]), { cash: a } = e.players[n], o = Math.floor(a / t.cost), s = o < i ? T("EC-11.16", "cannotPay", {
						cost: t.cost * (o + 1),
						cash: a
					}) : T("EC-11.18", "noProjectTokens", { limit: 3 });
					return { count: r(1, Math.min(i, o), { above: s }) };
				},
				take(e, t, n, { count: r }) {
					return rc(e, t, n, r, t.cost * r, "turn"), t.queue.shift(), S("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), E(e, "passed", {
						seat: n,
						during: "startUps",
						isForced: !1
					}), S("proceed");
				}
			},
			react: J(["OP17"], (e, t, n) => (rc(e, t, n, 1, 0, "OP17"), ec()), (e, t, n) => ur(e.players[n]) === 0 ? T("EC-11.18", "noProjectTokens", { limit: 3 }) : null),
			...X
		}
	}
}), nc = (e, t, n) => !e.players[n].isOut && ur(e.players[n]) > 0 && (y(e, n) || Ar(e, n, t.cost));
function rc(e, t, n, r, i, a) {
	j(e, n, i), e.players[n].projects[t.industry] += r, e.turn.created += r, E(e, "projectsCreated", {
		seat: n,
		industry: t.industry,
		count: r,
		cost: i,
		because: a
	});
}
// ../wt/v0/games/economicus/rules/setup.ts
function ic(e, t) {
	let n = e.options.rules === "full", r = sc(e.seats, t);
	return {
		layout: e.options.layout === "random" ? Fe(e, [...D]) : [...D],
		bank: -20 * e.seats.length,
		players: Wt(e.seats, (t) => ac(e, t, r[t] ?? "red")),
		prices: V(() => null, null),
		pastPrices: V(() => [], []),
		freePrivate: V((e) => O[e].private, 0),
		freeState: V((e) => O[e].state, 0),
		extra: V(() => 0, 0),
		crises: V(() => 0, 0),
		forecast: null,
		year: 0,
		auditor: 0,
		active: 0,
		turn: oc(e.seats, 0, 0, 0),
		event: null,
		record: null,
		innovator: null,
		yearEnd: null,
		optionDeck: ze("options", n ? Fe(e, [...ni]) : []),
		optionDiscards: [],
		crisisDeck: ze("crises", n ? Fe(e, [...Zr]) : []),
		crisisDiscards: [],
		eventDeck: ze("events", n ? Fe(e, [...Tn]) : []),
		eventDiscards: [],
		deals: wt(e.seats),
		isTimeUp: !1,
		ending: null
	};
}
function ac(e, t, n) {
	return {
		colour: n,
		cash: 20,
		companies: V(() => 0, 0),
		mortgaged: V(() => 0, 0),
		fresh: V(() => 0, 0),
		projects: V(() => 0, 0),
		quotas: [],
		hand: Be("options", t, []),
		trophies: [],
		bonus: 0,
		isOut: !1,
		stopsAt: Re(t, [...on[e.options.rules]]),
		isHolding: Re(t, !1)
	};
}
var oc = (e, t, n, r) => ({
	number: t,
	ofYear: n,
	seat: r,
	part: t === 0 ? "opening" : "T0",
	dice: null,
	industry: null,
	sellers: [],
	rerollers: [],
	exporters: [],
	isAuctionOff: !1,
	hadLot: !1,
	isBought: !1,
	privatised: [],
	created: 0,
	sheltered: Wt(e, () => 0)
});
function sc(e, t) {
	let n = rn.filter((e) => !t.includes(e));
	return e.map((e) => rn.find((n) => n === t[e]) ?? n.shift() ?? "red");
}
// ../wt/v0/games/economicus/rules/phases/year.ts
var cc = b("year", {
	begin(e, t) {
		if (e.year += 1, e.turn.part = "Y5", e.event = null, e.record = null, e.innovator = null, e.yearEnd = null, t.next = 0, e.active = g(e, e.auditor)[0] ?? e.auditor, E(e, "yearBegan", {
			year: e.year,
			auditor: e.auditor
		}), v(e) && (e.year > 1 || e.options.year1Opening === "all")) for (let t of g(e, e.auditor)) li(e, t, "year");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = U(e);
			return t === null ? null : { holder: t };
		},
		then: (e) => U(e) === null ? C : S("surplus")
	},
	event: {
		call: "event",
		with: (e) => lc(e) ? ws() : null
	},
	crisis: {
		call: "crisis",
		with: (e) => lc(e) ? So() : null
	},
	nextTurn(e, t) {
		for (; t.next <= e.seats.length && !sn(e);) {
			let n = (e.auditor + t.next) % e.seats.length;
			if (t.next += 1, e.players[n].isOut) E(e, "turnSkipped", { seat: n });
			else return e.turn = oc(e.seats, e.turn.number + 1, t.next, n), e.active = n, C;
		}
		return S("yearEnd");
	},
	takeTurn: {
		call: "turn",
		with: () => ({
			projects: [],
			auctions: 0
		}),
		then: () => S("nextTurn")
	},
	yearEnd(e) {
		e.turn.part = "Y0";
	},
	beforeInterest: {
		call: "window",
		with: (e) => Q(e, "FW9")
	},
	interest: {
		call: "interest",
		with(e) {
			return e.turn.part = "Y1", { queue: g(e, e.auditor) };
		}
	},
	afterInterest: {
		call: "window",
		with: (e) => Q(e, "FW10")
	},
	award(e) {
		e.turn.part = "Y2", dc(e), e.event !== null && E(e, "eventEnded", { card: e.event }), e.event = null, E(e, "yearEnded", { year: e.year }), e.options.holdToYearEnd === "on" && $n(e), e.outcome === null && Vo(e), e.outcome === null && e.year >= Number(e.options.guardYears) && er(e, "guard", e.seats);
	},
	passAuditor(e) {
		let t = e.auditor;
		e.auditor = (t + 1) % e.seats.length, E(e, "auditorPassed", {
			from: t,
			to: e.auditor
		});
	},
	reEnter(e, t) {
		t.queue = [...e.seats.slice(e.auditor), ...e.seats.slice(0, e.auditor)].filter((t) => e.players[t].isOut), e.yearEnd = null;
		for (let n of t.queue) if (e.players[n].isOut = !1, xn(e, n, 20), E(e, "reEntered", {
			seat: n,
			cash: 20
		}), v(e)) {
			fi(e, n, "return");
			for (let t = 0; t < 2; t++) ui(e, n);
		}
	},
	returnFirst: {
		call: "placement",
		with: (e, t) => uc(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	returnSecond: {
		call: "placement",
		with: (e, t) => uc(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	again: () => S("begin")
}), lc = (e) => v(e) && (e.year > 1 || e.options.year1Opening !== "none"), uc = (e) => v(e) && e.options.reEntryCompanies === "two";
function dc(e) {
	!P(e, "EV33") || e.record === null || e.record.price < 10 || e.players[e.record.seat].isOut || qn(e, e.record.seat, 1, "EV33");
}
// ../wt/v0/games/economicus/rules-hash.ts
var fc = "c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6", pc = /* @__PURE__ */ t({ economicus: () => mc }), mc = dn({
	id: "economicus",
	rules: fc,
	seats: {
		min: 2,
		max: 8
	},
	picks: rn,
	options: {
		rules: ["quick", "full"],
		layout: ["inOrder", "random"],
		extraStars: [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6"
		],
		holdToYearEnd: ["off", "on"],
		limit: [
			"none",
			"turns8",
			"turns12",
			"turns16",
			"turns20",
			"turns30",
			"turns40",
			"turns60",
			"turns100",
			"turns200",
			"minutes10",
			"minutes20",
			"minutes30",
			"minutes45",
			"minutes60",
			"minutes90",
			"minutes120",
			"minutes240"
		],
		stopAtTarget: ["off", "on"],
		limitEnd: ["endOfTurn", "endOfYear"],
		year1Opening: [
			"eventAndCrisis",
			"none",
			"all"
		],
		bidCap: ["solvency", "free"],
		placementOrder: ["repeat", "snake"],
		projectUpkeep: ["mandatory", "optional"],
		priceFallWithoutLot: ["on", "off"],
		deals: [
			"on",
			"moneyOnly",
			"off"
		],
		proposalsPerTurn: [
			"3",
			"1",
			"5",
			"8"
		],
		windowSeconds: [
			"15",
			"5",
			"30",
			"60",
			"none"
		],
		reEntryCompanies: ["two", "none"],
		loanOnForcedSale: ["follows", "settled"],
		guardYears: [
			"30",
			"3",
			"10",
			"20"
		]
	},
	presets: {
		firstGame: {},
		full: {
			rules: "full",
			layout: "random"
		},
		experiencedTwo: {
			rules: "full",
			layout: "random",
			extraStars: "2",
			holdToYearEnd: "on"
		},
		advanced: {
			rules: "full",
			layout: "random",
			extraStars: "1",
			holdToYearEnd: "on"
		},
		limited: {
			rules: "full",
			layout: "random",
			limit: "turns20"
		}
	},
	setup: ic,
	opening: () => ln("opening", {}),
	phases: {
		opening: Is,
		placement: Ls,
		year: cc,
		turn: zo,
		window: Lo,
		profit: Hs,
		project: Gs,
		projectSale: Ys,
		halfSale: Zs,
		handOver: $s,
		payment: _o,
		crisis: Co,
		auction: cs,
		startUps: tc,
		offers: js,
		interest: ks,
		event: Ts,
		card: hs,
		purchase: Xs,
		loss: es,
		overflow: ts,
		briefing: rs,
		insider: as,
		espionage: os
	},
	anytime: fn,
	governs: {
		place: "EC-2.9",
		roll: "EC-6.1",
		ready: "EC-5.3",
		stopAt: "EC-5.5",
		hold: "EC-5.5",
		callTime: "EC-19.4",
		takeLoan: "EC-14.1",
		repayLoan: "EC-14.6",
		sellAtHalf: "EC-14.8",
		confirmSale: "EC-14.8",
		cancelSale: "EC-14.8",
		exchangeCards: "EC-16.6",
		declareBankruptcy: "EC-15.3",
		playCard: "EC-16.2",
		react: "EC-5.8",
		discard: "EC-16.5",
		sell: "EC-9.1",
		payUpkeep: "EC-8.1",
		letBurn: "EC-8.5",
		offerProject: "EC-8.5",
		buyProject: "EC-8.5",
		announceLot: "EC-11.2",
		bid: "EC-11.4",
		pass: "EC-11.6",
		pay: "EC-11.13",
		createProjects: "EC-11.15",
		offerTakeover: "EC-12.1",
		acceptTakeover: "EC-12.2",
		keepCompany: "EC-12.2",
		investigate: "EC-17.4",
		payInterest: "EC-14.4",
		takeMoney: "EC-18.2",
		drawCard: "EC-18.2",
		giveUp: "EC-R.61",
		orderCrises: "EC-16.3",
		sellInside: "EC-16.3",
		takeCard: "EC-16.3",
		giveCards: "EC-R.27",
		proposeDeal: "EC-14.11",
		acceptDeal: "EC-14.11",
		declineDeal: "EC-14.11",
		counterDeal: "EC-14.11",
		withdrawDeal: "EC-14.11"
	},
	facts: Uo,
	invariants: Qo,
	imagine: Yo
}), hc = Zt(Object.values(pc).find((e) => e?.id === "economicus"));
export { hc as default };
